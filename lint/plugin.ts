import { noFolderCircle } from './no-folder-circle.ts';
import { textInOwnElement } from './text-in-own-element.ts';

/** The linter's rules that are the project's own. */
export default {
  meta: { name: 'ponte' },
  rules: { 'no-folder-circle': noFolderCircle, 'text-in-own-element': textInOwnElement },
};
