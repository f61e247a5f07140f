/**
 * What a mail says, before it is written as a page and as plain text. Stored with a mail that waits, so a part that
 * changes has to be drawn in its old form too.
 */
import type { Lang } from '@ponte/contract/wire';

/** What a mail shows of the shop that sends it. */
export interface MailShop {
  readonly name: string;
  /** Its home page, without a slash at the end. */
  readonly origin: string;
  /** `#rrggbb`; undefined for the theme's. */
  readonly colour: string | undefined;
  /** The address of a square picture; undefined where the shop has none. */
  readonly mark: string | undefined;
  readonly phone: string | undefined;
  /** An address that opens a conversation. */
  readonly whatsapp: string | undefined;
  readonly email: string | undefined;
  /** Of the counter. */
  readonly address: string | undefined;
  readonly map: string | undefined;
  /** Lines of text. */
  readonly hours: string | undefined;
}

/** What a mail carries, made when it is sent: an order's ticket, and the picture of its code that the page shows. */
export type MailAttachment =
  | { readonly kind: 'ticket'; readonly order: number }
  | { readonly kind: 'code'; readonly code: string };

/** A line of an order, or a product alone. */
export interface GoodsLine {
  readonly name: string;
  /** Undefined where the name is enough. */
  readonly code?: string | undefined;
  /** How many; undefined for a product that was not bought. */
  readonly quantity?: number | undefined;
  /** Written out. */
  readonly amount?: string | undefined;
  /** An absolute address; undefined where there is none that mail programs show. */
  readonly picture?: string | undefined;
}

export interface MailLink {
  readonly label: string;
  readonly href: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** What shows more of it. */
  readonly link?: MailLink | undefined;
}

/** The parts that letters are made of: each has one look as a page, and one as text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What one may leave unread. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'goods'; readonly lines: readonly GoodsLine[] }
  | {
      readonly kind: 'amounts';
      readonly rows: readonly Fact[];
      readonly total: Fact & { readonly basis: string };
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string; readonly hint: string }
  /** The next step: a letter has one at most. */
  | ({ readonly kind: 'button' } & MailLink)
  | ({ readonly kind: 'link' } & MailLink);

export interface Letter {
  readonly lang: Lang;
  readonly shop: MailShop;
  readonly subject: string;
  /** What lists of mails show after the subject. */
  readonly preheader: string;
  /** The page's title. */
  readonly heading: string;
  /** Undefined in mails to staff. */
  readonly greeting?: string | undefined;
  readonly blocks: readonly Block[];
  readonly attachments?: readonly MailAttachment[];
}
