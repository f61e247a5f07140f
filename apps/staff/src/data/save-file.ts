/** Has the browser save a file. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  // Some browsers begin to read it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
