import { useRef, type ComponentProps, type Ref } from 'react';
import { FieldNotes, RequiredMark, useField, type FieldTexts } from '../field/field.tsx';
import { useJudgement } from '../field/use-judgement.ts';
import { Star, X } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useOwnName } from '../internal/use-own-name.ts';
import { useMessages } from '../kit/kit.tsx';
import type { Stars } from '../locales/reviews/messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type { Stars } from '../locales/reviews/messages.ts';

const every: readonly Stars[] = [1, 2, 3, 4, 5];

/** Props of {@link RatingInput}; what is not listed here goes to the `<fieldset>`. */
export interface RatingInputProps
  extends
    Omit<ComponentProps<'fieldset'>, 'ref' | 'onChange' | 'onBlur' | 'defaultValue'>,
    FieldTexts {
  /** The stars, when the consumer holds them; `null` for none yet. */
  value?: Stars | null | undefined;
  /** The stars at first, and after a reset, when the browser holds them. */
  defaultValue?: Stars | undefined;
  /** Called with the stars that were chosen, and with `null` when they are cleared. */
  onValueChange?: ((value: Stars | null) => void) | undefined;
  /** Goes to every radio button, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the field in a form, which sends "1" to "5"; nothing without a choice. */
  name?: string | undefined;
  /** One must be chosen: there is nothing to clear it with, and the browser refuses the form without. */
  required?: boolean | undefined;
  /** A radio button's own change event. */
  onChange?: ComponentProps<'input'>['onChange'];
  /** A radio button's own blur event. */
  onBlur?: ComponentProps<'input'>['onBlur'];
}

/**
 * Asks for one to five stars: native radio buttons, of which arrows choose, each with a word for what it
 * means. Works in a form without JavaScript.
 *
 * @example <RatingInput label="Sua nota" name="nota" required />
 */
export function RatingInput({
  label,
  hint,
  error: given,
  value,
  defaultValue,
  onValueChange,
  ref,
  name,
  required = false,
  onChange,
  onBlur,
  className,
  ...props
}: RatingInputProps) {
  const { rating } = useMessages();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = useOwnName(fieldset);
  const error = useJudgement({ root: fieldset, error: given });
  const { ids, control } = useField({ ...props, hint, error });

  const clear = () => {
    const buttons = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    buttons[0]?.focus();
    if (value === undefined) for (const button of buttons) button.checked = false;
    onValueChange?.(null);
  };
  return (
    <fieldset
      data-slot="rating-input"
      data-invalid={error ? true : undefined}
      role="radiogroup"
      aria-required={required || undefined}
      {...props}
      {...control}
      ref={fieldset}
      className={cx('ui-field ui-rating-input', className)}
    >
      <legend data-slot="rating-input-label" className="ui-rating-input-label">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className="ui-rating-input-row">
        <div className="ui-rating-stars">
          {every.map((stars) => (
            <label key={stars} data-slot="rating-input-star" className="ui-rating-star">
              <input
                type="radio"
                name={name ?? ownName}
                value={stars}
                ref={ref}
                required={required}
                checked={value === undefined ? undefined : value === stars}
                defaultChecked={value === undefined ? defaultValue === stars : undefined}
                onBlur={onBlur}
                onChange={composeHandlers(onChange, () => onValueChange?.(stars))}
                className="ui-rating-button"
              />
              <Star />
              <VisuallyHidden>{rating.stars(stars)}</VisuallyHidden>
              <span data-slot="rating-input-word" className="ui-rating-word">
                {rating.words[stars]}
              </span>
            </label>
          ))}
        </div>
        {required ? null : (
          <button
            type="button"
            data-slot="rating-input-clear"
            aria-label={rating.clear}
            onClick={clear}
            className="ui-rating-clear"
          >
            <X />
          </button>
        )}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
