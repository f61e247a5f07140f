import { basics } from './cases/basics.tsx';
import type { Case } from './cases/case.ts';
import { catalogue } from './cases/catalogue.tsx';
import { forms } from './cases/forms.tsx';
import { navigation } from './cases/navigation.tsx';
import { purchase } from './cases/purchase.tsx';

/** Every component of the kit, for what must hold for all of them. */
export const cases: readonly Case[] = [
  ...basics,
  ...catalogue,
  ...forms,
  ...navigation,
  ...purchase,
];
