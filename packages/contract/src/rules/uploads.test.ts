import { expect, test } from 'vitest';
import { uploadLimit, type UploadForm } from '../limits.ts';
import { uploadProblem } from './uploads.ts';

const contents = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  pdf: '%PDF-1.7',
  page: '<html><script>',
};

/** A file of that content; one without a name makes no claim. */
const fileOf = (content: keyof typeof contents, name?: string, size = 1000) => {
  const bytes = Uint8Array.from(contents[content], (character) => character.charCodeAt(0));
  const read = (start: number, end: number) => Promise.resolve(bytes.slice(start, end).buffer);
  const file = {
    size,
    slice: (start: number, end: number) => ({ arrayBuffer: () => read(start, end) }),
  };
  return name === undefined ? file : { ...file, name };
};

// Spec: accounts 5.5, 8.9, 9.1
test.each([
  ['registration', fileOf('png', 'front.png'), undefined],
  ['registration', fileOf('jpeg', 'front.JPG'), undefined],
  ['registration', fileOf('jpeg', 'front.jpeg', uploadLimit), undefined],
  ['registration', fileOf('gif', 'front.gif'), undefined],
  ['registration', fileOf('pdf', 'my.front.pdf'), undefined],
  ['registration', fileOf('pdf', 'blob'), undefined],
  ['registration', fileOf('jpeg'), undefined],
  ['registration', fileOf('png', 'front.png', uploadLimit + 1), 'fileSizeError'],
  ['registration', fileOf('pdf', 'front.png'), 'fileTypeError'],
  ['registration', fileOf('png', 'front.pdf'), 'fileTypeError'],
  ['registration', fileOf('jpeg', 'front.png'), 'fileTypeError'],
  ['registration', fileOf('png', 'front.png.html'), 'fileTypeError'],
  ['registration', fileOf('page', 'front.png'), 'fileTypeError'],
  ['registration', fileOf('page'), 'fileTypeError'],
  ['registration', fileOf('png', 'front.'), 'fileTypeError'],
  ['profile', fileOf('pdf', 'front.pdf'), undefined],
  ['profile', fileOf('gif', 'front.gif'), 'fileTypeError'],
  ['profile', fileOf('gif'), 'fileTypeError'],
] satisfies (readonly [UploadForm, object, string | undefined])[])(
  'a %s with %o: %s',
  async (form, file, rule) => {
    expect((await uploadProblem(file, form))?.rule).toBe(rule);
  },
);

test('a file that is too large is refused with the limit', async () => {
  const problem = await uploadProblem(fileOf('png', 'front.png', uploadLimit + 1), 'profile');

  expect(problem).toEqual({ rule: 'fileSizeError', limit: uploadLimit });
});
