import { walking } from './walks.mjs';
import { childrenOf } from './workspace.mjs';

const folder = 'tests/e2e/src/pictures';
const kept = `${folder}/kept`;

/** Each screen in each state by itself, of whose kept pictures it reads its own. */
export const pictures = walking({
  name: 'pictures',
  script: 'pictures',
  reporters: [],
  shared: () => [...childrenOf(folder).filter((path) => path !== kept), `${kept}/CHROMIUM`],
  own: ({ title }) => `${kept}/${title}`,
});
