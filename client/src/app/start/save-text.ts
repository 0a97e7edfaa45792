/** Hands a text to the browser as a file to keep. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A title as the beginning of a file name. */
export const fileName = (title: string, rest: string): string =>
  `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${rest}`;
