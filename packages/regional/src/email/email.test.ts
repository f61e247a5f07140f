import { expect, test } from 'vitest';
import { isValidEmail } from './index.ts';

test.each(['maria@exemplo.com.br', " o'brien@example.com ", 'ana@münchen.example', 'a.b+c@x.co'])(
  'takes %j',
  (text) => expect(isValidEmail(text)).toBe(true),
);

test.each(['', 'maria', 'maria@', 'maria@exemplo', 'ma ria@exemplo.com', 'a@b..com', 'a@b.c'])(
  'refuses %j',
  (text) => expect(isValidEmail(text)).toBe(false),
);
