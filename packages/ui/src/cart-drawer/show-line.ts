import { passFocusOn } from '../cart-line/pass-focus-on.ts';

/** Ref of the line that was just added: in a long cart it would be out of sight. */
export function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'center' });
  return passFocusOn(line);
}
