import type { Letter } from './letter.ts';
import type { Mail } from './outbox.ts';
import { textOfLetter } from './text-of-letter.ts';

/** A letter as a mail that waits: its page is drawn when it is sent. */
export function written(letter: Letter): Pick<Mail, 'subject' | 'body' | 'letter'> {
  return { subject: letter.subject, body: textOfLetter(letter), letter };
}
