/** Brazilian (`estrangeiro` 1) or Paraguayan (0): decides language, currency and delivery. */
export type CustomerKind = 'foreign' | 'resident';

/** Who is signed in, as far as the shell needs to know. */
export interface Customer {
  readonly name: string;
  readonly kind: CustomerKind;
}
