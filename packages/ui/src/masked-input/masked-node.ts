import { applyMask, type Mask, type MaskedText } from '@ponte/regional/masks';

/** The property that every input has. */
const inheritedValue = () =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

export function maskedText(maskFor: (text: string) => Mask, text: string): string {
  return applyMask(maskFor(text), text).text;
}

/**
 * Masks what scripts write into an input. Form libraries assign to `input.value` without firing an
 * event, so the property is intercepted.
 * @param onText called with the shown text after such a write
 * @returns a function that restores the property
 */
export function keepMasked(
  input: HTMLInputElement,
  maskFor: (text: string) => Mask,
  onText: (text: string) => void,
): () => void {
  // React has its own property there, with which it detects changes.
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
 * Sets an input's text as a user would, so that React and form libraries notice. React ignores
 * assignments to `input.value`, hence the inherited setter.
 * @returns whether anything changed
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
