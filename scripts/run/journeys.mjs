import { walking } from './walks.mjs';

const folder = 'tests/e2e';

/** Each journey by itself, of whose files it reads its own. */
export const journeys = walking({
  name: 'e2e',
  script: 'test',
  reporters: ['--reporter=list,json'],
  shared: () => [`${folder}/playwright.config.ts`],
  own: ({ file }) => `${folder}/src/journeys/${file}`,
});
