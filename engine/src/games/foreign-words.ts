/**
 * A German table speaks the German of its rulebook. Each of these words is another rulebook's for a thing that this one
 * has a word of its own for.
 */
export const FOREIGN: Readonly<Record<string, RegExp>> = {
  '18te':
    /Gleisteil|Operationsrunde|[Aa]ufrüst|[Aa]ufgerüst|rüstet|Station|Direktor|[Vv]erschrott|Tafel der|außerhalb/,
  '18esp':
    /[Pp]lättchen|Betriebsrunde|\b[AB]R\b|[Aa]ufwert|[Aa]ufgewert|wertet|werten\b.{0,40} auf\b|Station|Präsident|Privatbahn|[Kk]ombiniert|Open Market|Tafeln?\b|Ertrag|[Rr]otes? Gebiet|Erstverkauf|Minengleis|außerhalb/,
  '1862':
    /Zertifikat|Operationsrunde|Gleisteil|[Aa]ufwert|[Aa]ufgewert|wertet|einbehalt|Privatgesellschaft|Präsident|Tafel\b|außerhalb/,
  '18do':
    /Betriebsrunde|\bBR\b|Gleisteil|[Aa]ufwert|[Aa]ufgewert|\bwertet\b|Präsident|Privatgesellschaft|Privatbahn|[Vv]erschrott|\bLoks?\b|Bierwürfel|Anschlussgleis|\bAnlage\b|Ertrag|außerhalb/,
  toe: /Betriebsrunde|Operationsrunde|Bahnhof|Zugkarte|Auftrag|Kontrakt|Fördermark|Gewinnmarker|Gleise?\b|Gesellschaft|Verbindung(en)?\b/,
};
