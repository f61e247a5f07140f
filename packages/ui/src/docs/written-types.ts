/** The part that is read here of what the documentation's compiler knows about a component. */
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
