/** Words of titles begin small; on a button they begin large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
