import type { Family } from '../family.ts';
import { accessories } from './accessories.ts';
import { audioAndGames } from './audio-and-games.ts';
import { beauty } from './beauty.ts';
import { computing } from './computing.ts';
import { cordless } from './cordless.ts';
import { electrical } from './electrical.ts';
import { energy } from './energy.ts';
import { fixings } from './fixings.ts';
import { garden } from './garden.ts';
import { handTools } from './hand-tools.ts';
import { household } from './household.ts';
import { kitsAndSets } from './kits-and-sets.ts';
import { lighting } from './lighting.ts';
import { measuring } from './measuring.ts';
import { painting } from './painting.ts';
import { plumbing } from './plumbing.ts';
import { powerTools } from './power-tools.ts';
import { protection } from './protection.ts';
import { storageAndAccess } from './storage-and-access.ts';
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
  ...electrical,
  ...plumbing,
  ...garden,
  ...storageAndAccess,
  ...kitsAndSets,
  ...lighting,
  ...energy,
  ...household,
  ...computing,
  ...audioAndGames,
  ...beauty,
];
