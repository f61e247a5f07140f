// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Utensils = /* @__PURE__ */ icon(
  'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 002-2V2M7 2v20M21 15V2a5 5 0 00-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
);
