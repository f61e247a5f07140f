// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1zM6 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1z',
);
