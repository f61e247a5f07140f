/** The property that every input has. */
const inheritedValue = () =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** What becomes of changes that fire no event. */
export interface FollowedValue {
  /** Called with what a script assigns or a reset restores; gives what the input shows of it. */
  onWrite: (text: string) => string;
  /** Called when the form has been reset. */
  onReset?: (() => void) | undefined;
}

/** The handlers of the last render. */
type Latest<T> = Readonly<Record<'current', T>>;

/**
 * Follows changes of an input's text that fire no event: scripts that assign `value`, as form
 * libraries do, and the form's reset.
 * @returns a function that stops it
 */
export function followValue(input: HTMLInputElement, latest: Latest<FollowedValue>): () => void {
  // React has its own property there, with which it detects changes.
  const property = Object.getOwnPropertyDescriptor(input, 'value') ?? inheritedValue();
  const write = (value: string | number | null) => {
    property.set?.call(input, latest.current.onWrite(String(value ?? '')));
  };
  Object.defineProperty(input, 'value', { ...property, set: write });

  const read = () => {
    const text = input.value;
    const shown = latest.current.onWrite(text);
    if (shown !== text) property.set?.call(input, shown);
  };
  // Typed, or written by a form library, before this ran.
  read();

  const reset = (event: Event) => {
    if (event.target !== input.form) return;
    // The browser resets after the event, unless a listener prevents it.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      read();
      latest.current.onReset?.();
    });
  };
  const root = input.getRootNode();
  root.addEventListener('reset', reset);

  return () => {
    Object.defineProperty(input, 'value', property);
    root.removeEventListener('reset', reset);
  };
}

/**
 * Sets an input's text as a user would, so that React and form libraries notice. React ignores
 * assignments to `input.value`, hence the inherited setter.
 * @param caret at the end when left out
 * @returns whether anything changed
 */
export function tellChange(input: HTMLInputElement, text: string, caret = text.length): boolean {
  if (text === input.value) return false;
  inheritedValue().set?.call(input, text);
  if (input.matches(':focus')) input.setSelectionRange(caret, caret);
  return input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
