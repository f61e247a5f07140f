import { applyMask, type Mask, type MaskedText } from '@ponte/regional/masks';

/** The property that every input has. */
const inheritedValue = () =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** What the mask for a text makes of it. */
export function maskedText(maskFor: (text: string) => Mask, text: string): string {
  return applyMask(maskFor(text), text).text;
}

/**
 * Shows masked whatever a script writes into an input. Form libraries assign stored values to
 * `input.value` and fire no event, so the property is the only place where they can be met.
 *
 * @param onText called with what the input shows after such a write.
 * @returns a function that gives the input its property back.
 */
export function keepMasked(
  input: HTMLInputElement,
  maskFor: (text: string) => Mask,
  onText: (text: string) => void,
): () => void {
  // React has a property of its own there, by which it knows what changed.
  const property = Object.getOwnPropertyDescriptor(input, 'value') ?? inheritedValue();

  const write = (value: string | number | null) => {
    const masked = maskedText(maskFor, String(value ?? ''));
    property.set?.call(input, masked);
    onText(masked);
  };
  Object.defineProperty(input, 'value', { ...property, set: write });

  // Typed, or written by a form library, before this ran.
  const text = input.value;
  if (maskedText(maskFor, text) !== text) write(text);
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
  inheritedValue().set?.call(input, text);
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
  return input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
