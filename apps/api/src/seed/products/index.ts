import type { Family } from '../family.ts';
import { accessories } from './accessories.ts';
import { cordless } from './cordless.ts';
import { fixings } from './fixings.ts';
import { handTools } from './hand-tools.ts';
import { measuring } from './measuring.ts';
import { painting } from './painting.ts';
import { powerTools } from './power-tools.ts';
import { protection } from './protection.ts';
import { strikingAndCutting } from './striking-and-cutting.ts';
import { welding } from './welding.ts';

/** Everything that the shop has, family by family. */
export const allFamilies: readonly Family[] = [
  ...handTools,
  ...strikingAndCutting,
  ...powerTools,
  ...cordless,
  ...fixings,
  ...protection,
  ...painting,
  ...measuring,
  ...accessories,
  ...welding,
];
