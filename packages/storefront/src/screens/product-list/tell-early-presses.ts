/**
 * Tells of the boxes that were pressed in a server's HTML, before the page was taken over: they came
 * unheard. Nowhere else does a box differ from what was just drawn.
 *
 * @param part what the boxes are in
 * @param selected values of the boxes that were drawn ticked
 * @param tell called soon, if there are any, with the values that are ticked on the page
 */
export function tellEarlyPresses(
  part: Element | null,
  selected: readonly string[],
  tell: (selected: readonly string[]) => void,
): void {
  let next = selected;
  for (const { checked, value } of part?.querySelectorAll('input') ?? []) {
    if (checked !== selected.includes(value))
      next = checked ? [...next, value] : next.filter((other) => other !== value);
  }
  // Once all of what was taken over listens.
  if (next !== selected) setTimeout(() => tell(next));
}
