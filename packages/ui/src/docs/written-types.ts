/** What the documentation's compiler has found out about a component, as far as it is read here. */
interface Docgen {
  props?: Readonly<Record<string, { type: { name: string; raw?: string; value?: unknown } }>>;
}

/** The types of a component's props, as its source writes them. */
export function writtenTypes(component: unknown): readonly string[] {
  if (!isDocumented(component)) return [];
  return Object.values(component.__docgenInfo.props ?? {}).flatMap(({ type }) => [
    type.name,
    type.raw ?? '',
  ]);
}

function isDocumented(component: unknown): component is { __docgenInfo: Docgen } {
  return typeof component === 'function' && '__docgenInfo' in component;
}
