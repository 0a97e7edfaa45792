import type { Section } from '../../../table/rulebook.ts';
import { both } from '../../../table/rulebook.ts';
import { auctionHouse, auctionHouseExamples } from './auction-house.ts';
import { conferenceRoom } from './conference-room.ts';
import { helpFromTheUnion, stateAidExamples } from './help-from-the-union.ts';
import { siteVisit, siteVisitExamples } from './site-visit.ts';
import { vehicleFair, vehicleFairExamples } from './vehicle-fair.ts';

/** Chapter 8: the six phases. Rules cite the chapter as a whole. */
export const phases: Section = {
  section: '8',
  title: both('Die Phasen', 'The phases'),
  lead: both(
    'Sechs Phasen stehen zur Wahl: Strecken, Fahrzeuge, Verträge, Versteigerung, Prämie und Hilfe. Wer eine ausruft, bekommt ihren Bonus.',
    'There are six phases to choose from: lines, vehicles, contracts, auction, premium and aid. Whoever calls one gets its bonus.',
  ),
  groups: [...siteVisit, ...vehicleFair, ...conferenceRoom, ...auctionHouse, ...helpFromTheUnion],
  examples: [...siteVisitExamples, ...vehicleFairExamples, ...auctionHouseExamples, ...stateAidExamples],
};
