/** Lengths that the shop takes. */
export const passwordLength = { min: 8, max: 20 } as const;

/** What makes a password strong. Only the length is a rule; the others are advice. */
export type PasswordTrait = 'length' | 'lower' | 'upper' | 'number' | 'special';

const traits: Readonly<Record<PasswordTrait, (password: string) => boolean>> = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
};

/** How strong a password is, and why. */
export interface PasswordStrength {
  /** "weak" also for a length that the shop refuses; "strong" with all five traits. */
  readonly level: 'empty' | 'weak' | 'fair' | 'strong';
  /** Each trait and whether the password has it, in the order in which they are shown. */
  readonly traits: readonly { readonly trait: PasswordTrait; readonly met: boolean }[];
}

/** Rates a password while it is typed. One that is too short or too long is never strong. */
export function passwordStrength(password: string): PasswordStrength {
  const found = (['length', 'lower', 'upper', 'number', 'special'] as const).map((trait) => ({
    trait,
    met: traits[trait](password),
  }));
  return { level: levelOf(password, found.filter(({ met }) => met).length), traits: found };
}

function levelOf(password: string, met: number): PasswordStrength['level'] {
  if (password === '') return 'empty';
  if (!traits.length(password) || met < 3) return 'weak';
  return met === 5 ? 'strong' : 'fair';
}
