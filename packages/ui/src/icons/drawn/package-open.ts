// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const PackageOpen = /* @__PURE__ */ icon(
  'M12 22v-9M15.17 2.21a1.67 1.67 0 011.63 0L21 4.57a1.93 1.93 0 010 3.36L8.82 14.79a1.66 1.66 0 01-1.64 0L3 12.43a1.93 1.93 0 010-3.36zM20 13v3.87a2.06 2.06 0 01-1.11 1.83l-6 3.08a1.93 1.93 0 01-1.78 0l-6-3.08A2.06 2.06 0 014 16.87V13M21 12.43a1.93 1.93 0 000-3.36L8.83 2.2a1.64 1.64 0 00-1.63 0L3 4.57a1.93 1.93 0 000 3.36l12.18 6.86a1.64 1.64 0 001.63 0z',
);
