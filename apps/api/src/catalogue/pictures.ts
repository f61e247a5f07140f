/** The address of a picture: of its default size when it is one of ours, or its own. */
export function pictureUrl(picture: string): string {
  return /^(?:https?:\/\/|\/)/.test(picture) ? picture : `/media/${picture}.webp`;
}
