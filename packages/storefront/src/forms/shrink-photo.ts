/** Longest sides to try, in pixels; a document is legible at each. */
const longestSides = [3000, 2400, 1800, 1200];
const quality = 0.85;

/**
 * Scales a photo down to `maxBytes`, as JPEG.
 * @returns null when the browser can't decode it
 */
export async function shrinkPhoto(file: File, maxBytes: number): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const side of longestSides) {
      const blob = await toJpeg(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
      if (blob && blob.size <= maxBytes) {
        const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
        return new File([blob], name, { type: blob.type });
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function toJpeg(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
