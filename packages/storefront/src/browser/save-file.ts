/** Browsers start saving a moment later, so the object URL stays valid for a while. */
const keptMs = 60_000;

/** Saves a file under a name, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
