import { accountStates } from './account-states.ts';
import { catalogueStates } from './catalogue-states.ts';
import { purchaseStates } from './purchase-states.ts';
import { screens } from './screens.ts';
import type { Shot } from './shot.ts';

/** Every picture that is kept. */
export const shots: readonly Shot[] = [
  ...screens,
  ...catalogueStates,
  ...accountStates,
  ...purchaseStates,
];
