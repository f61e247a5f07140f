// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Plug = /* @__PURE__ */ icon(
  'M12 22v-5M15 8V2M17 8a1 1 0 011 1v4a4 4 0 01-4 4h-4a4 4 0 01-4-4V9a1 1 0 011-1zM9 8V2',
);
