/** What a field of the page is called: the text of its label, or of its group's legend. */
export function labelOf(id: string): string | undefined {
  const label = document.querySelector(`label[for="${id}"], [id="${id}"] > legend`);
  return label?.textContent || undefined;
}
