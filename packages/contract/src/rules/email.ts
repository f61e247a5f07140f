/** The characters of a domain label: hyphens, digits and letters of any script. */
const letter = '[^\\0-,./:-@[-`{-\\xa0\\u1680\\u2000-\\u206f\\u3000\\ud800-\\udfff\\ufeff]';
const label = `(?!-)${letter}{1,63}(?<!-)`;
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * RFC 5321 dot-atoms, and a domain of at least two labels, internationalised or not. Without flags,
 * so that the OpenAPI document can carry it.
 */
export const emailPattern = /* @__PURE__ */ new RegExp(
  `^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)(?!.$)${label}$`,
);

/** Ignores case and surrounding blanks. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
