import { cx } from '../internal/cx.ts';

/** Look of buttons and of links that look like one. */
export interface ButtonLook {
  /**
   * `action`: the one call to action of a screen. `brand`: a main step that isn't it. `quiet`:
   * everything beside the main step. `plain`: a small step beside others; a text button. `danger`:
   * removes something; a text button, red. `quiet` when left out.
   */
  variant?: 'action' | 'brand' | 'quiet' | 'plain' | 'danger' | undefined;
  /** Height: `sm` 36 px, `md` 42 px, `lg` 52 px; `md` when left out. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
}

/** The classes of a look, for a node of one's own; the consumer's `className` last. */
export function buttonVariants({
  variant = 'quiet',
  size = 'md',
  block,
  className,
}: ButtonLook & { className?: string | undefined } = {}): string {
  const look = `ui-button ui-button-${variant} ui-button-${size}`;
  return cx(look, block && 'ui-button-block', className);
}
