// All kinds at once, for whoever draws tables without waiting: tests, the gallery, pictures.
import '../../draw/dense-map.ts';
import './brewing.ts';
import './heart.ts';
import './groups.ts';
import './networks.ts';
