interface Preventable {
  defaultPrevented: boolean;
}

/** The consumer's handler first; ours runs unless it called `preventDefault`. */
export function composeHandlers<E extends Preventable>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
