/** Gives the reader a text as a file. */
export function saveFile({ text, name }: { readonly text: string; readonly name: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
