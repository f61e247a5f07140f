import { moveFocusToNeighbour } from '../cart-line/move-focus-to-neighbour.ts';

/** Ref of the line that was just added: scrolls it into view. */
export function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'center' });
  return moveFocusToNeighbour(line);
}
