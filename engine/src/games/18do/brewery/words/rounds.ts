import type { Words } from '../../../../table/words.ts';

const cite = (section: string) => ({ de: section, en: section });

/** Rounds and phases with breweries, and what is to do in them (§6.2, §6.5). */
export const breweryRoundsWords: Words = {
  '18do/round/BR': { de: 'OR {set}, Brauereirunde {or}', en: 'OR {set}, brewery round {or}' },
  '18do/round/railway': { de: 'OR {set}, Eisenbahnrunde {or}', en: 'OR {set}, railway round {or}' },
  '18do/no-demand': { de: 'Keine Nachfrage', en: 'no demand' },
  '18do/round/set': { de: 'OR {set}', en: 'OR {set}' },
  '18do/track/railway': { de: 'Eisenbahnen', en: 'Railways' },
  '18do/track/brewery': { de: 'Brauereien', en: 'Breweries' },
  '18do/market/line': {
    de: 'Verkauf durch den Direktor: je 10 % ein Feld nach links · rotes Feld: bankrott',
    en: 'Sold by the director: one cell left for each 10 % · red cell: bankrupt',
  },
  '18do/6.3.2/railway-round-only': {
    de: 'Jetzt sind die Brauereien an der Reihe. Sie bauen keine Strecken und fahren nicht.',
    en: 'It is the turn of the breweries now. They build no track and run no trains.',
  },
  '18do/6.5.1/beer-due': {
    de: 'Der {train}er-Zug der {company} hat Bier geladen. Er fährt von Dortmund City auf ein rotes Feld, denn das ist möglich.',
    en: 'The {train}-train of the {company} has loaded beer. It runs from Dortmund City to a red field, because it can.',
  },
  '18do/6.5.1/beer-aboard': {
    de: 'Auf dem {train}er-Zug {cubes|liegt|liegen} {cubes} Bierquader, nicht {count}. Mehr, als Brauereien verladen haben, fährt nicht mit.',
    en: 'There {cubes|is|are} {cubes} {cubes|cube|cubes} on the {train}-train, not {count}. No more goes along than breweries have loaded.',
  },
  '18do/6.5.1/siding-cost': {
    de: 'Den Gleisanschluss zu erstellen oder zu erweitern kostet {cost:money}; die {company} hat {cash:money}.',
    en: 'Opening or extending the siding costs {cost:money}; the {company} has {cash:money}.',
  },
  '18do/6.5.1/beer-stays': {
    de: 'Der {train}er-Zug der {company} hat Bier geladen und bliebe stehen. Die anderen Züge lassen ihm den Weg von Dortmund City auf ein rotes Feld.',
    en: 'The {train}-train of the {company} has loaded beer and would stay behind. The other trains leave it the way from Dortmund City to a red field.',
  },
  '18do/log/brew-done': { de: '{brewery:name} ist fertig', en: '{brewery:name} is done' },
  '18do/choice/brew-done': { de: '{brewery:name} fertig', en: '{brewery:name} done' },
  // —— What is to do now ——
  '18do/now/small': { de: '{seat}, biete auf eine kleine Brauerei.', en: '{seat}, bid for a small brewery.' },
  '18do/now/small/more': {
    de: 'Höher als jedes Gebot, das dort liegt. Bezahlt werden Preis und Gebot.',
    en: 'Higher than any bid that lies there. Price and bid are paid.',
  },
  '18do/now/small/other': { de: '{seat} bietet.', en: '{seat} is bidding.' },
  '18do/now/small/cite': cite('6.2.2'),
  '18do/now/scrap': {
    de: '{seat}, gib Ausstattung der {brewery:name} ab.',
    en: '{seat}, give up equipment of {brewery:name}.',
  },
  '18do/now/scrap/other': {
    de: '{seat} gibt Ausstattung ab.',
    en: '{seat} is giving up equipment.',
  },
  '18do/now/scrap/cite': cite('6.5.2.2'),
  '18do/now/take-place': {
    de: '{seat}, entscheide über den Platz der {company}.',
    en: '{seat}, decide about the place of the {company}.',
  },
  '18do/now/take-place/other': {
    de: '{seat} entscheidet über die Reihenfolge.',
    en: '{seat} decides about the order.',
  },
  '18do/now/take-place/cite': cite('6.4.5'),
  '18do/now/side-sale': {
    de: '{seat}, verkaufe bis zu 20 % der {company}, oder nichts.',
    en: '{seat}, sell up to 20 % of the {company}, or nothing.',
  },
  '18do/now/side-sale/other': { de: '{seat} entscheidet über Aktien.', en: '{seat} decides about shares.' },
  '18do/now/side-sale/cite': cite('6.4.2'),
  '18do/now/asked': {
    de: '{seat}, darf Bier auf den Zug der {company}?',
    en: '{seat}, may beer go onto the train of the {company}?',
  },
  '18do/now/asked/other': { de: '{seat} wird um einen Zug gebeten.', en: '{seat} is asked for a train.' },
  '18do/now/asked/cite': cite('6.5.2.4'),
  '18do/now/deliver': {
    de: '{seat}, liefere für {brewery:name}.',
    en: '{seat}, deliver for {brewery:name}.',
  },
  '18do/now/deliver/more': {
    de: 'Bisher {earned:money}. Geliefert wird, solange es geht; nur Exporteinheiten bleiben zurück.',
    en: '{earned:money} so far. Deliver while you can; only export units are kept back.',
  },
  '18do/now/deliver/other': { de: '{brewery:name} liefert.', en: '{brewery:name} is delivering.' },
  '18do/now/deliver/cite': cite('6.5.2.3'),
  '18do/now/load': {
    de: '{seat}, verlade Export oder verteile die Einnahmen.',
    en: '{seat}, load export beer or use the income.',
  },
  '18do/now/load/more': { de: 'Bisher {earned:money}.', en: '{earned:money} so far.' },
  '18do/now/load/other': { de: '{brewery:name} verlädt.', en: '{brewery:name} is loading.' },
  '18do/now/load/cite': cite('6.5.2.4'),
  '18do/now/brew-income': {
    de: '{seat}, verteile die Einnahmen von {brewery:name}.',
    en: '{seat}, use the income of {brewery:name}.',
  },
  '18do/now/brew-income/more': {
    de: 'Eingenommen: {earned:money}. Zu liefern und zu verladen gibt es nichts mehr.',
    en: '{earned:money} earned. There is nothing more to deliver or to load.',
  },
  '18do/now/brew-income/other': {
    de: '{brewery:name} verteilt ihre Einnahmen.',
    en: '{brewery:name} is using its income.',
  },
  '18do/now/brew-income/cite': cite('6.5.2.5'),
  '18do/now/must-equip': {
    de: '{seat}, kaufe Ausstattung für {brewery:name}.',
    en: '{seat}, buy equipment for {brewery:name}.',
  },
  '18do/now/must-equip/more': {
    de: 'Ohne Ausstattung muss sie kaufen, was sie bezahlen kann: ab {least:money}.',
    en: 'Without equipment it has to buy what it can pay for: from {least:money}.',
  },
  '18do/now/must-equip/other': {
    de: '{brewery:name} muss Ausstattung kaufen.',
    en: '{brewery:name} has to buy equipment.',
  },
  '18do/now/must-equip/cite': cite('6.5.2.7'),
  '18do/now/equip-sells': {
    de: '{seat}, verkaufe ein Zertifikat, das {brewery:name} hält.',
    en: '{seat}, sell a certificate that {brewery:name} holds.',
  },
  '18do/now/equip-sells/more': {
    de: 'Sie hat keine Ausstattung und {cash:money}; gebraucht werden {least:money}.',
    en: 'It has no equipment and {cash:money}; {least:money} are needed.',
  },
  '18do/now/equip-sells/other': {
    de: '{brewery:name} braucht Geld für Ausstattung.',
    en: '{brewery:name} needs money for equipment.',
  },
  '18do/now/equip-sells/cite': cite('6.5.2.7'),
  '18do/now/equip-forces': {
    de: '{seat}, Zwangskauf für {brewery:name}.',
    en: '{seat}, forced purchase for {brewery:name}.',
  },
  '18do/now/equip-forces/more': {
    de: 'Es fehlen {missing:money}: Zertifikate der Brauerei, Privatgeld, eigene Aktien, Kredit.',
    en: '{missing:money} are missing: certificates of the brewery, cash, own shares, loan.',
  },
  '18do/now/equip-forces/other': {
    de: '{brewery:name} steht vor einem Zwangskauf.',
    en: '{brewery:name} faces a forced purchase.',
  },
  '18do/now/equip-forces/cite': cite('6.5.2.7'),
  '18do/now/equip-over': {
    de: '{seat}, beende den Zug von {brewery:name}.',
    en: '{seat}, end the turn of {brewery:name}.',
  },
  '18do/now/equip-over/more': {
    de: 'Kaufen kann sie jetzt nichts.',
    en: 'It can buy nothing now.',
  },
  '18do/now/equip-over/other': { de: '{brewery:name} ist fertig.', en: '{brewery:name} is done.' },
  '18do/now/equip-over/cite': cite('6.5.2.6'),
  '18do/now/equip': {
    de: '{seat}, kaufe Ausstattung oder beende den Zug.',
    en: '{seat}, buy equipment or end the turn.',
  },
  '18do/now/equip/more': {
    de: '{brewery:name} hat {cash:money}.',
    en: '{brewery:name} has {cash:money}.',
  },
  '18do/now/equip/other': { de: '{brewery:name} kauft ein.', en: '{brewery:name} is buying.' },
  '18do/now/equip/cite': cite('6.5.2.6'),
  // —— Dues ——
  'due/segment': { de: 'Marker „Keine Nachfrage“ entfernen', en: 'remove the "no demand" marker' },
  'due/export-box': { de: 'Exportfeld in den Vorrat leeren', en: 'empty the export box into the supply' },
  'due/siding-card': { de: 'nächstes Kärtchen aus dem Spiel', en: 'the next card leaves the game' },
};
