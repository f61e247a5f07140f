/** A field's name on the page: its label, or its group's legend. */
export function labelOf(id: string): string | undefined {
  const label = document.querySelector(`label[for="${id}"], [id="${id}"] > legend`);
  return label?.textContent || undefined;
}
