import { bring } from './brought.ts';

/** The links of a table. */
export const shareTexts = bring({
  'share.text': {
    de: 'Schick jedem seinen Platz. Wer einen Link hat, braucht kein Konto.',
    en: 'Send everybody their seat. Whoever has a link needs no account.',
  },
  'share.not-host': {
    de: 'Die Links verteilt, wer den Tisch aufgebaut hat.',
    en: 'Whoever set up the table hands out the links.',
  },
  'share.by-itself': { de: 'spielt das Spiel selbst', en: 'played by the game' },
  'share.taken': { de: 'sitzt schon', en: 'seated' },
  'share.free': { de: 'noch frei', en: 'still free' },
  'share.join': { de: 'Ein Link für alle', en: 'One link for all' },
  'share.join-note': { de: 'jeder sucht sich einen freien Platz', en: 'everybody picks a free seat' },
  'share.watch': { de: 'Zuschauen', en: 'Watch' },
  'share.watch-note': { de: 'sieht alles, bewegt nichts', en: 'sees everything, moves nothing' },
  'share.screen': { de: 'Bildschirmansicht', en: 'Screen view' },
  'share.screen-note': { de: 'groß, für den geteilten Bildschirm', en: 'large, for the shared screen' },
  'share.renew': {
    de: 'Neuer Link; der alte gilt dann nicht mehr',
    en: 'New link; the old one is void then',
  },
  'share.clear-seat': {
    de: 'Platz räumen; der alte Link gilt dann nicht mehr',
    en: 'Clear the seat; the old link is void then',
  },
  'share.copy': { de: 'Kopieren', en: 'Copy' },
  'share.copied': { de: 'Kopiert', en: 'Copied' },
  'share.copy-of': { de: 'Link kopieren: {who}', en: 'Copy the link: {who}' },
  'share.link-of': { de: 'Link: {who}', en: 'Link: {who}' },
  'share.qr-of': { de: 'QR-Code: {who}', en: 'QR code: {who}' },
});
