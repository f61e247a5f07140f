/** A string that may be an id: `'home.seeAll'`. */
const literals = /(['"])([a-z]\w*(?:\.\w+)+)\1/gi;

/** A template that may make ids: `rule.${rule}`, `alerts.${state}Title`. */
const templates = /`([a-z]\w*\.(?:[\w.]|\$\{[^{}]*\})+)`/gi;

/**
 * The texts that a source file shows: those whose ids are strings in it, and those whose ids its templates
 * can make, each value of which is a word without a dot.
 */
export function textsIn<Text>(
  code: string,
  texts: Readonly<Record<string, Text>>,
): Readonly<Record<string, Text>> {
  const ids = new Set<string>();
  for (const [, , id = ''] of code.matchAll(literals)) ids.add(id);
  for (const [, template = ''] of code.matchAll(templates)) {
    const made = new RegExp(
      `^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '\\w+')}$`,
    );
    for (const id of Object.keys(texts)) if (made.test(id)) ids.add(id);
  }
  return Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id)));
}
