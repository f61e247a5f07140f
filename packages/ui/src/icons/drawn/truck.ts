// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Truck = /* @__PURE__ */ icon(
  'M14 18V6a2 2 0 00-2-2H4a2 2 0 00-2 2v11a1 1 0 001 1h2M15 18H9M19 18h2a1 1 0 001-1v-3.65a1 1 0 00-.22-.62l-3.48-4.35A1 1 0 0017.52 8H14M15 18a2 2 0 104 0a2 2 0 10-4 0M5 18a2 2 0 104 0a2 2 0 10-4 0',
);
