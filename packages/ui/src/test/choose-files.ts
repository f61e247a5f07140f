/** Gives a file input files as the browser's dialog does, and lets it have others afterwards. */
export function chooseFiles(input: HTMLElement, ...files: readonly File[]): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no input.');
  const transfer = new DataTransfer();
  files.forEach((file) => transfer.items.add(file));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
