// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Users = /* @__PURE__ */ icon(
  'M16 21v-2a4 4 0 00-4-4H6a4 4 0 00-4 4v2M16 3.13a4 4 0 010 7.74M22 21v-2a4 4 0 00-3-3.87M5 7a4 4 0 108 0a4 4 0 10-8 0',
);
