import { passFocusOn } from '../cart-line/pass-focus-on.ts';

/** Ref of the line that was just added: scrolls it into view. */
export function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'center' });
  return passFocusOn(line);
}
