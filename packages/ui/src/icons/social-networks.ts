import { icon } from './icon.tsx';

/*
 * Signs of social networks, as lines to stand beside the others. Drawn here: Lucide has none, since
 * it keeps no marks of companies.
 */

export const Facebook = /* @__PURE__ */ icon(
  'M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h2.5l1-4H14V8a1 1 0 0 1 1-1h2z',
);

export const Instagram = /* @__PURE__ */ icon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.5 6.5h.01',
);

export const TikTok = /* @__PURE__ */ icon('M10 11a4.5 4.5 0 1 0 4 4.5V3a5.5 5.5 0 0 0 5.5 5.5');

export const YouTube = /* @__PURE__ */ icon(
  'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9v6l5-3z',
);
