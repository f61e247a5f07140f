/** The API's own texts: ICU messages of `messages/`, as all apps have them. */
import type { Lang } from '@ponte/contract/wire';
import { IntlMessageFormat } from 'intl-messageformat';
import spanish from '../../../messages/es-PY.json' with { type: 'json' };
import portuguese from '../../../messages/pt-BR.json' with { type: 'json' };
import { localeOf } from './locale-of.ts';

export type MessageId = keyof typeof portuguese;

type Values = Readonly<Record<string, string | number>>;

/** Writes a message in one language. */
export type Say = (id: MessageId, values?: Values) => string;

const messages: Readonly<Record<Lang, Readonly<Record<MessageId, string>>>> = {
  pt: portuguese,
  es: spanish,
};

/** Parsed at their first use. */
const parsed = {
  pt: new Map<MessageId, IntlMessageFormat>(),
  es: new Map<MessageId, IntlMessageFormat>(),
};

/** @example wordsIn('pt')('mail.order', { order: '000007' }) // 'Pedido 000007' */
export function wordsIn(lang: Lang): Say {
  return (id, values) => String(messageOf(lang, id).format(values));
}

function messageOf(lang: Lang, id: MessageId): IntlMessageFormat {
  const known = parsed[lang].get(id);
  if (known) return known;
  // A value may have angle brackets: a person's name, a product's.
  const message = new IntlMessageFormat(messages[lang][id], localeOf[lang], undefined, {
    ignoreTag: true,
  });
  parsed[lang].set(id, message);
  return message;
}
