import type { Letter } from './letter.ts';

/** A mail's page; null for text alone. */
export async function pageOf(mail: {
  readonly letter: Letter | null;
  readonly html: string | null;
}): Promise<string | null> {
  if (mail.letter === null) return mail.html;
  // What draws pages comes with the first one: it is large.
  const { htmlOfLetter } = await import('./html-of-letter.ts');
  return htmlOfLetter(mail.letter);
}
