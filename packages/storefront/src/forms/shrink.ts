/**
 * Makes a photo small enough to be sent, see `shrinkPhoto`. Where few need it, and it is large enough
 * to come by itself.
 */
export async function shrink(file: File, maxBytes: number): Promise<File | null> {
  const { shrinkPhoto } = await import('./shrink-photo.ts');
  return shrinkPhoto(file, maxBytes);
}
