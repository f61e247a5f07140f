/** How letters are put together. */
import type {
  Block,
  Fact,
  GoodsLine,
  Letter,
  MailLink,
  MailShop,
} from '../../platform/db/schema/index.ts';

export type { Block, Fact, GoodsLine, Letter, MailLink };

/** What every letter needs. */
export interface Signed {
  readonly shop: MailShop;
}

/** `part` without what does not apply. */
export function blocks(...parts: readonly (Block | undefined)[]): readonly Block[] {
  return parts.filter((part) => part !== undefined);
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

export const note = (text: string): Block => ({ kind: 'note', text });

export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });

export const link = (label: string, href: string): Block => ({ kind: 'link', label, href });
