import { textInOwnElement } from './text-in-own-element.ts';

/** The linter's rules that are the project's own. */
export default {
  meta: { name: 'ponte' },
  rules: { 'text-in-own-element': textInOwnElement },
};
