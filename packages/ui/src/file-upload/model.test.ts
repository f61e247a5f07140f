import { describe, expect, test } from 'vitest';
import { acceptOf, checkFile, defaultMaxBytes, type FileKind } from './model.ts';

const kinds: readonly FileKind[] = ['png', 'jpeg', 'gif', 'pdf'];
const rules = { kinds, maxBytes: defaultMaxBytes };
const heads = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  pdf: '%PDF-1.7',
} as const;
const bytes = (text: string, size: number = text.length) => {
  const content = new Uint8Array(size);
  for (let at = 0; at < text.length; at += 1) content[at] = text.charCodeAt(at);
  return content;
};
const file = (name: string, head: string, size?: number) => new File([bytes(head, size)], name);

describe('checkFile', () => {
  test.each([
    ['frente.png', 'png'],
    ['FRENTE.JPG', 'jpeg'],
    ['frente.jpeg', 'jpeg'],
    ['frente.gif', 'gif'],
    ['rg.v2.pdf', 'pdf'],
  ] as const)('takes %s with the content of a %s', async (name, kind) => {
    expect(await checkFile(file(name, heads[kind]), rules)).toEqual({ ok: true, kind });
  });

  // Spec: accounts 5.5
  // Spec: decision 25
  test.each([
    ['frente.png', heads.pdf],
    ['frente.pdf', heads.png],
    ['frente.gif', 'GIF77a'],
    ['frente.jpg', ''],
    ['frente.heic', heads.jpeg],
    ['png', heads.png],
    ['frente.png.exe', heads.png],
  ])('refuses %s when name and content do not agree on an allowed kind', async (name, head) => {
    expect(await checkFile(file(name, head), rules)).toEqual({ ok: false, reason: 'type' });
  });

  test('takes a PDF with something in front, as readers do', async () => {
    const check = await checkFile(file('a.pdf', `\n\nproxy header\n${heads.pdf}`), rules);
    expect(check.ok).toBe(true);
  });

  // Spec: accounts 5.5, 9.1
  test('takes exactly the largest size and refuses one byte more', async () => {
    const largest = await checkFile(file('a.png', heads.png, defaultMaxBytes), rules);
    expect(largest.ok).toBe(true);
    const larger = await checkFile(file('a.png', heads.png, defaultMaxBytes + 1), rules);
    expect(larger).toEqual({ ok: false, reason: 'size' });
  });

  test('refuses a kind that the form does not take', async () => {
    const check = await checkFile(file('a.gif', heads.gif), { ...rules, kinds: ['png', 'pdf'] });
    expect(check).toEqual({ ok: false, reason: 'type' });
  });

  test('refuses a file that can no longer be read', async () => {
    const gone = file('a.png', heads.png);
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await checkFile(gone, rules)).toEqual({ ok: false, reason: 'type' });
  });
});

describe('acceptOf', () => {
  test('names extensions and types, which file dialogs treat differently', () => {
    expect(acceptOf(['jpeg', 'pdf'])).toBe('.jpg,.jpeg,image/jpeg,.pdf,application/pdf');
  });
});
