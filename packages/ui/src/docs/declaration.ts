/**
 * The declaration of an exported type with its comments, out of a module's source, so that a page
 * shows the fields and units of a view and never an older copy of them.
 *
 * @throws Error when the module declares no such type.
 */
export function declaration(source: string, name: string): string {
  const found = new RegExp(
    `^(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:interface ${name}\\b[^]*?^}$|type ${name}\\b[^]*?;$)`,
    'm',
  ).exec(source);
  if (!found) throw new Error(`There is no exported type "${name}" in this module.`);
  return found[0];
}
