// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Landmark = /* @__PURE__ */ icon(
  'M10 18v-7M11.12 2.21a2 2 0 011.76 0l7.84 3.84A.5.5 0 0120.5 7h-17a.5.5 0 01-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
);
