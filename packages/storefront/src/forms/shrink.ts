/** Loads and calls `shrinkPhoto`, which few visitors need. */
export async function shrink(file: File, maxBytes: number): Promise<File | null> {
  const { shrinkPhoto } = await import('./shrink-photo.ts');
  return shrinkPhoto(file, maxBytes);
}
