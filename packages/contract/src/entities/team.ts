export interface TeamMember {
  readonly id: number;
  readonly name: string;
  /** In the visitor's language; null when the store does not say. */
  readonly role: string | null;
  readonly photo: string | null;
  /** Digits with calling code; null when there is none. */
  readonly whatsApp: string | null;
}
