import { expect, it } from 'vitest';
import { dividedBy } from './chunk-groups.ts';

const files = {
  shell: ['links/', '!links/after-sign-in'],
  forms: ['links/after-sign-in', 'gone/'],
};
const [link, afterSignIn] = ['/src/links/link.tsx', '/src/links/after-sign-in.ts'];

it('puts a module into the file whose words its path contains, unless one takes it out', () => {
  const { groupsOf } = dividedBy(files);

  expect(groupsOf(link)).toEqual(['shell']);
  expect(groupsOf(afterSignIn)).toEqual(['forms']);
  expect(groupsOf('/src/shop/toasts.ts')).toEqual([]);
});

it('names the words that no module has in its path, as after a rename', () => {
  const { groupsOf, unmatched } = dividedBy(files);

  groupsOf(link);
  expect(unmatched()).toEqual(['!links/after-sign-in', 'links/after-sign-in', 'gone/']);
  groupsOf(afterSignIn);
  expect(unmatched()).toEqual(['gone/']);
});
