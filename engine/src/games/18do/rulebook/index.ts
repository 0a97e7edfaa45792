import type { Rulebook } from '../../../table/rulebook.ts';
import { bankruptcy } from './bankruptcy.ts';
import { breweryBoards } from './brewery-boards.ts';
import { breweryFounding } from './brewery-founding.ts';
import { breweryIncome } from './brewery-income.ts';
import { breweryPieces } from './brewery-pieces.ts';
import { breweryRounds } from './brewery-rounds.ts';
import { brewerySetup } from './brewery-setup.ts';
import { breweryStart } from './brewery-start.ts';
import { delivery } from './delivery.ts';
import { demand } from './demand.ts';
import { firstGame } from './first-game.ts';
import { firstGameBuilding } from './first-game-building.ts';
import { firstGameEnd } from './first-game-end.ts';
import { firstGameRoutes } from './first-game-routes.ts';
import { forcedPurchase } from './forced-purchase.ts';
import { introduction } from './introduction.ts';
import { investorStock } from './investor-stock.ts';
import { investor } from './investor.ts';
import { investorCompanies } from './investor-companies.ts';
import { pieces } from './pieces.ts';
import { privateBreweries } from './private-breweries.ts';
import { railwayStart } from './railway-start.ts';
import { railways } from './railways.ts';
import { revenue } from './revenue.ts';
import { runs } from './runs.ts';
import { selling } from './selling.ts';
import { sidings } from './sidings.ts';
import { smallInvestments } from './small-investments.ts';
import { specialEvents } from './special-events.ts';
import { stockRound } from './stock-round.ts';
import { terms } from './terms.ts';
import { tiles } from './tiles.ts';
import { track } from './track.ts';
import { trains } from './trains.ts';
import { twoPlayerBrewery } from './two-player-brewery.ts';
import { twoPlayerRailway } from './two-player-railway.ts';

/** The rules of 18DO-Dortmund in our own words, chapter by chapter: the railway games, then the brewery games. */
export const rulebook: Rulebook = {
  sections: [
    ...introduction,
    ...pieces,
    ...firstGame,
    ...firstGameRoutes,
    ...firstGameBuilding,
    ...firstGameEnd,
    ...railwayStart,
    ...privateBreweries,
    ...railways,
    ...stockRound,
    ...selling,
    ...track,
    ...sidings,
    ...runs,
    ...revenue,
    ...trains,
    ...forcedPurchase,
    ...breweryBoards,
    ...breweryPieces,
    ...brewerySetup,
    ...breweryStart,
    ...breweryFounding,
    ...bankruptcy,
    ...breweryRounds,
    ...delivery,
    ...breweryIncome,
    ...demand,
    ...smallInvestments,
    ...specialEvents,
    ...investor,
    ...investorStock,
    ...investorCompanies,
    ...twoPlayerRailway,
    ...twoPlayerBrewery,
    ...tiles,
  ],
  terms,
};
