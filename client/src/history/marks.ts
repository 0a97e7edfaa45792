export interface MarkAt {
  readonly n: number;
  readonly label: string;
}
/** A mark with its name; `isLate`: the name stands to its left. */
export interface NamedMark extends MarkAt {
  readonly isLate: boolean;
}

/** Pixels: about one letter of a mark's name, and the air after it. */
const LETTER = 6.6;
const AIR = 8;

/** The marks whose names run neither into each other nor over the end of a bar so wide. */
export function withRoom(marks: readonly MarkAt[], last: number, bar: number): readonly NamedMark[] {
  let free = 0;
  return marks.flatMap(({ n, label }): readonly NamedMark[] => {
    const at = last === 0 ? 0 : (n / last) * bar;
    const width = label.length * LETTER + AIR;
    const isLate = at + width > bar;
    const from = isLate ? at - width : at;
    if (from < free) return [];
    free = from + width;
    return [{ n, label, isLate }];
  });
}
