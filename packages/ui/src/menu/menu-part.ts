import { lazyPart } from '../internal/lazy-part.ts';

/** What menus stand on: fetched when a pointer, the focus or a press comes to a trigger. */
export const menuPart = /* @__PURE__ */ lazyPart(
  async () => (await import('./menu-layer.tsx')).MenuLayer,
);
