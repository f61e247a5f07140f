/**
 * A stored picture's address; an external picture's own address.
 * @param width in pixels, one of those that are offered; the default size without it
 */
export function pictureUrl(picture: string, width?: number): string {
  if (/^(?:https?:\/\/|\/)/.test(picture)) return picture;
  return width === undefined ? `/media/${picture}.webp` : `/media/${picture}-${width}.webp`;
}
