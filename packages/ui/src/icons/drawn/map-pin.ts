// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const MapPin = /* @__PURE__ */ icon(
  'M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 01-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0116 0M9 10a3 3 0 106 0a3 3 0 10-6 0',
);
