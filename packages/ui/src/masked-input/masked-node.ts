import { applyMask, type Mask, type MaskedText } from '@ponte/regional/masks';

const inherited = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/**
 * Shows masked whatever a script writes into an input. Form libraries assign stored values to
 * `input.value` and fire no event, so the property is the only place where they can be met.
 *
 * @param onText called with what the input shows after such a write.
 * @returns a function that gives the input its property back.
 */
export function keepMasked(
  input: HTMLInputElement | null,
  maskFor: (text: string) => Mask,
  onText: (text: string) => void,
): (() => void) | undefined {
  if (!input) return undefined;
  // React has a property of its own there, by which it knows what changed.
  const property = Object.getOwnPropertyDescriptor(input, 'value') ?? inherited();
  if (!property?.set) return undefined;
  const { set } = property;

  const write = (value: string | number | null) => {
    const text = String(value ?? '');
    const masked = applyMask(maskFor(text), text).text;
    set.call(input, masked);
    onText(masked);
  };
  Object.defineProperty(input, 'value', { ...property, set: write });

  // Typed, or written by a form library, before this ran.
  const text = input.value;
  if (applyMask(maskFor(text), text).text !== text) write(text);
  else onText(text);

  return () => void Object.defineProperty(input, 'value', property);
}

/**
 * Puts a text into an input as a shopper would, so that React and form libraries hear of it.
 * React would take an assignment to `input.value` for its own doing, hence the inherited setter.
 *
 * @returns whether there was anything to tell.
 */
export function tellChange(
  input: HTMLInputElement,
  { text, caret }: Pick<MaskedText, 'text' | 'caret'>,
): boolean {
  if (text === input.value) return false;
  inherited()?.set?.call(input, text);
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret);
  return input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
