import { sellByHand } from '../../office/staff/sell-by-hand.ts';
/** `pnpm --filter @ponte/api run product hide <code>` and `… product show <code>` */
import { systemClock } from '../../platform/runtime/clock.ts';
import { fail, inShop, print, reportProblem, words } from './tool.ts';

const [action, code] = words(2);
if ((action !== 'hide' && action !== 'show') || code === undefined) {
  fail('Say what to do with which product: product hide, or product show, and its code.');
}

await inShop(async ({ database }) => {
  const active = action === 'show';
  const changed = await sellByHand(database.db, { code, active, now: systemClock.now() });
  if (changed === undefined) return reportProblem(`There is no product with the code ${code}.`);
  const state = active ? 'shown and sold' : 'off sale and in no list';
  print(
    changed ? `${code} is ${state}, on all pages within a minute.` : `${code} is ${state} already.`,
  );
  return true;
});
