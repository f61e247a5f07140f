/** What a domain's label is made of: hyphens, digits and letters of any script; no blanks or marks. */
const letter = '[^\\0-,./:-@[-`{-\\xa0\\u1680\\u2000-\\u206f\\u3000\\ud800-\\udfff\\ufeff]';
const label = `(?!-)${letter}{1,63}(?<!-)`;
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * An e-mail address as mail servers take one: words of RFC 5321 with dots between them, and a
 * domain of at least two labels, internationalised or not. Without flags, so that the OpenAPI
 * document can carry it.
 */
export const emailPattern = /* @__PURE__ */ new RegExp(
  `^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)(?!.$)${label}$`,
);

/** Whether two e-mail addresses are the same, whatever their case and the blanks around them. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
