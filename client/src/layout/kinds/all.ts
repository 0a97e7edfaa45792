// All kinds at once, for whoever draws tables without waiting: tests, the gallery, pictures.
import './brewing.ts';
import './groups.ts';
import './networks.ts';
