import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** "card" frames the option; "plain" when left out. */
  look?: 'plain' | 'card' | undefined;
  /** What it says; the name of the radio button. */
  label: ReactNode;
  /** A smaller line beneath the label, read as a description. */
  hint?: ReactNode;
  /** At the end of the option's line, such as a price; part of what is read out. */
  aside?: ReactNode;
  /** It is the only one there is, chosen already: it is said, not asked. */
  only?: boolean | undefined;
}

/** One radio button with its label. The browser ties the buttons of a name together. */
export function RadioOption({
  label,
  hint,
  aside,
  look,
  only,
  className,
  ...props
}: RadioOptionProps) {
  const id = useId();
  const [labelId, asideId, hintId] = [`${id}-label`, `${id}-aside`, `${id}-hint`];
  const Root = only ? 'div' : 'label';
  return (
    <Root
      data-slot="radio-option"
      className={cx(
        'ui-option',
        look === 'card' && (only ? 'rounded-md border border-line p-3' : 'ui-option-card'),
        className,
      )}
    >
      {only ? null : (
        <input
          {...props}
          type="radio"
          aria-labelledby={aside ? `${labelId} ${asideId}` : labelId}
          aria-describedby={hint ? hintId : undefined}
        />
      )}
      <span className="ui-option-parts">
        <span>
          <span id={labelId} className={look === 'card' ? 'font-semibold' : undefined}>
            {label}
          </span>
          {hint ? (
            <span id={hintId} className="block text-sm text-muted">
              {hint}
            </span>
          ) : null}
        </span>
        {aside ? <span id={asideId}>{aside}</span> : null}
      </span>
    </Root>
  );
}
