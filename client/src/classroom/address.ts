/** Where a class works: the same keys as at any table, another page. */
export const classHash = (table: string, token: string): string => `#/c/${table}/${token}`;
export const classAddress = (table: string, token: string): string =>
  `${window.location.origin}/${classHash(table, token)}`;
