import { paths } from '../links/paths.ts';

export const speculationRulesPath = '/speculation-rules.json';

/**
 * Until a page is hydrated the browser fetches a list or product whose link is about to be pressed; afterwards links fetch
 * less themselves (`links/link.tsx`). Not addresses with a search: their pages are less often cached. Browsers leave it where
 * a visitor saves data. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: [paths.products, paths.product] },
          { selector_matches: ':root:not([data-hydrated]) a:not([href*="?"])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
