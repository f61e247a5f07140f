/** How long a file that was offered can be fetched: browsers begin to save it a moment later. */
const keptMs = 60_000;

/** Offers a file to be saved, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
