// What breweries invest in, and the sign that nobody wants beer.
import { drawInvestment, drawNoDemand } from './brewing.ts';
import { bringDrawings } from './special.ts';

bringDrawings({ investment: drawInvestment, noDemand: drawNoDemand });
