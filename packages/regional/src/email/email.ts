/** The characters of a domain label: hyphens, digits and letters of any script. */
const letter = '[^\\0-,./:-@[-`{-\\xa0\\u1680\\u2000-\\u206f\\u3000\\ud800-\\udfff\\ufeff]';
const label = `(?!-)${letter}{1,63}(?<!-)`;
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * An e-mail address: RFC 5321 dot-atoms, and a domain of at least two labels, internationalised or
 * not. Without flags, so that an OpenAPI document can carry it.
 */
export const emailPattern = /* @__PURE__ */ new RegExp(
  `^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)(?!.$)${label}$`,
);

/**
 * Whether a text, blanks around it aside, is an e-mail address. Whether anyone reads it is not
 * checked.
 * @example isValidEmail('maria@exemplo.com.br') // true
 */
export function isValidEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
