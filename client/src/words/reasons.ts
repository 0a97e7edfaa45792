import type { Reason } from '@stellwerk/shared/answers.ts';
import { bring } from './brought.ts';

/** Why the server did not do something: each reason with what to do next. */
export const reasonTexts = bring({
  'reason.rules': { de: 'Das ist gegen eine Regel.', en: 'That is against a rule.' },
  'reason.malformed-move': {
    de: 'Diesen Zug kann der Tisch nicht lesen. Lade die Seite neu.',
    en: 'The table cannot read this move. Reload the page.',
  },
  'reason.bad-shape': {
    de: 'Diese Nachricht kann der Tisch nicht lesen. Lade die Seite neu.',
    en: 'The table cannot read this message. Reload the page.',
  },
  'reason.unknown-message': {
    de: 'Der Server kennt diese Bitte nicht. Lade die Seite neu.',
    en: 'The server does not know this request. Reload the page.',
  },
  'reason.wrong-protocol': {
    de: 'Der Server spricht eine andere Fassung. Lade die Seite neu.',
    en: 'The server speaks another version. Reload the page.',
  },
  'reason.too-large': {
    de: 'Das war zu viel auf einmal. Mach es kürzer.',
    en: 'That was too much at once. Make it shorter.',
  },
  'reason.too-fast': {
    de: 'Etwas langsamer, bitte. Es wird gleich noch einmal geschickt.',
    en: 'A little slower, please. It will be sent again in a moment.',
  },
  'reason.quicker': { de: 'Jemand war schneller.', en: 'Somebody was quicker.' },
  'reason.not-your-seat': {
    de: 'Das ist nicht dein Platz. Für ihn zieht jemand anders.',
    en: 'That is not your seat. Somebody else moves for it.',
  },
  'reason.no-such-seat': { de: 'Diesen Platz gibt es nicht.', en: 'There is no such seat.' },
  'reason.seat-taken': {
    de: 'Dort sitzt schon jemand. Such dir einen anderen Platz.',
    en: 'Somebody sits there. Pick another seat.',
  },
  'reason.seat-free': { de: 'Dort sitzt niemand.', en: 'Nobody sits there.' },
  'reason.not-host': { de: 'Das kann nur, wer den Tisch aufgebaut hat.', en: 'Only the host can do that.' },
  'reason.watching-only': {
    de: 'Du schaust zu. Zum Ziehen brauchst du einen Platz.',
    en: 'You are watching. To move you need a seat.',
  },
  'reason.needs-consent': { de: 'Dafür wird die Runde gefragt.', en: 'The table is asked for that.' },
  'reason.no-such-entry': { de: 'Diesen Zug gibt es nicht mehr.', en: 'There is no such move any more.' },
  'reason.nothing-to-undo': { de: 'Es gibt nichts zurückzunehmen.', en: 'There is nothing to take back.' },
  'reason.nothing-to-redo': { de: 'Es gibt nichts wiederherzustellen.', en: 'There is nothing to restore.' },
  'reason.no-such-request': {
    de: 'Diese Frage ist schon entschieden.',
    en: 'This question has been decided.',
  },
  'reason.already-asked': { de: 'Das wird schon gefragt.', en: 'That is being asked already.' },
  'reason.too-many-requests': {
    de: 'Es sind schon viele Fragen offen. Entscheidet erst eine.',
    en: 'Many questions are open. Decide one first.',
  },
  'reason.voted-down': { de: 'Die Runde hat Nein gesagt.', en: 'The table said no.' },
  'reason.moot': { de: 'Das hat sich erledigt.', en: 'That is settled.' },
  'reason.no-vote': { de: 'Du hast hier keine Stimme.', en: 'You have no vote here.' },
  'reason.table-closed': { de: 'Der Tisch ist geschlossen.', en: 'The table is closed.' },
  'reason.table-damaged': {
    de: 'Die Aufzeichnung dieses Tisches stimmt nicht; er kann nur angesehen werden. Sichere ihn als Datei.',
    en: 'The record of this table does not add up; it can only be looked at. Save it as a file.',
  },
  'reason.desk-full': {
    de: 'So viel passt nicht auf den Tisch. Nimm zuerst etwas weg.',
    en: 'The desk is full. Take something away first.',
  },
  'reason.table-full': {
    de: 'An diesem Tisch ist kein Platz mehr zum Schreiben. Spielt an einer Kopie weiter.',
    en: 'This table has no room left to write. Play on at a copy of it.',
  },
  'reason.id-used': {
    de: 'Das wurde schon einmal geschickt. Lade die Seite neu.',
    en: 'That was sent before. Reload the page.',
  },
  'reason.link-void': {
    de: 'Dein Link gilt nicht mehr. Bitte um einen neuen.',
    en: 'Your link is no longer valid. Ask for a new one.',
  },
  'reason.fault': {
    de: 'Der Schiedsrichter ist über diesen Zug gestolpert. Nichts ist geschehen; der Tisch läuft weiter.',
    en: 'The referee stumbled over this move. Nothing happened; the table goes on.',
  },
  'reason.store': {
    de: 'Der Speicher antwortet nicht. Dein Zug wartet und wird von selbst noch einmal geschickt.',
    en: 'The store does not answer. Your move waits and is sent again by itself.',
  },
}) satisfies Record<`reason.${Reason}`, { de: string; en: string }>;
