export function draftKey(name: string): string {
  return `ponte.draft.${name}`;
}
