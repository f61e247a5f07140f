import type { KitLocale } from '../locales/messages.ts';

/** Some of a locale's texts, by the names that they have in it. */
export type TextChanges<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | ((...values: never[]) => string)
    ? Texts[Name]
    : TextChanges<Texts[Name]>;
};

/**
 * A locale with some texts of your own; the others stay.
 *
 * @param changes as deep as the texts themselves; one with a variable is a function of it
 * @throws Error for texts of an area that the locale does not have
 * @example changeTexts(ptBR, { cart: { clear: 'Esvaziar' } })
 */
export function changeTexts<Locale extends KitLocale>(
  locale: Locale,
  changes: TextChanges<Locale['messages']>,
): Locale {
  for (const name of Object.keys(changes)) {
    if (name in locale.messages) continue;
    throw new Error(`changeTexts: the locale ${locale.tag} has no texts of "${name}" to change.`);
  }
  return { ...locale, messages: merge(locale.messages, changes) };
}

function merge<Texts extends object>(texts: Texts, changes: object): Texts {
  const changed = Object.entries(changes).map(([name, change]: [string, unknown]) => {
    const text: unknown = Reflect.get(texts, name);
    return [name, isGroup(text) && isGroup(change) ? merge(text, change) : change] as const;
  });
  return Object.assign({ ...texts }, Object.fromEntries(changed));
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
