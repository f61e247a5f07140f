/** A stored picture's address at its default size; an external picture's own address. */
export function pictureUrl(picture: string): string {
  return /^(?:https?:\/\/|\/)/.test(picture) ? picture : `/media/${picture}.webp`;
}
