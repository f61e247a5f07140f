/** Somebody of the sales team. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  /** What they do, in the visitor's language; null when the store does not say. */
  readonly role: string | null;
  /** Address of a photo, or null. */
  readonly photo: string | null;
  /** Their number with its country, digits alone; null when they have none. */
  readonly whatsApp: string | null;
}
