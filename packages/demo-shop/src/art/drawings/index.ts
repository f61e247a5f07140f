import { accessories } from './accessories.ts';
import { cordless } from './cordless.ts';
import { devices } from './devices.ts';
import { electrical } from './electrical.ts';
import { energy } from './energy.ts';
import { fixings } from './fixings.ts';
import { garden } from './garden.ts';
import { household } from './household.ts';
import { lighting } from './lighting.ts';
import { measuring } from './measuring.ts';
import { painting } from './painting.ts';
import { plumbing } from './plumbing.ts';
import { powerTools } from './power-tools.ts';
import { protection } from './protection.ts';
import { storage } from './storage.ts';
import { striking } from './striking.ts';
import type { Drawing } from './types.ts';
import { welding } from './welding.ts';
import { wrenches } from './wrenches.ts';

export type { Drawing } from './types.ts';

const all: ReadonlyMap<string, Drawing> = new Map(
  [
    striking,
    wrenches,
    powerTools,
    cordless,
    accessories,
    measuring,
    fixings,
    protection,
    welding,
    painting,
    storage,
    plumbing,
    electrical,
    lighting,
    garden,
    energy,
    devices,
    household,
  ].flatMap((group) => Object.entries(group)),
);

/** The illustration of a name, for example `drill-impact`. */
export const drawingOf = (name: string): Drawing | undefined => all.get(name);
