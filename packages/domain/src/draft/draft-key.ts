/** Where a browser keeps the draft of this name. */
export function draftKey(name: string): string {
  return `ponte.draft.${name}`;
}
