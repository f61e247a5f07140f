// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const WifiOff = /* @__PURE__ */ icon(
  'M12 20h.01M8.5 16.43a5 5 0 017 0M5 12.86a10 10 0 015.17-2.69M19 12.86a10 10 0 00-2.01-1.52M2 8.82a15 15 0 014.18-2.64M22 8.82a15 15 0 00-11.29-3.76M2 2l20 20',
);
