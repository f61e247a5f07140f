import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEventHandler,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldNotes, RequiredMark, useField, type FieldTexts } from '../field/field.tsx';
import { useJudgement } from '../field/use-judgement.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOwnName } from '../internal/use-own-name.ts';

/** One choice of a {@link RadioGroup}. */
export interface RadioGroupOption {
  /** What `value` and `onValueChange` call it. */
  value: string;
  /** What it says; the name of the radio button. */
  label: ReactNode;
  /** A smaller line beneath the label, read as a description. */
  hint?: ReactNode;
  /** At the end of the line, such as a price. */
  aside?: ReactNode;
  /** Under the choice, such as fields that belong to it; not part of what is pressed. */
  details?: ReactNode;
  /** It is seen but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}; what is not listed here goes to the `<fieldset>`. */
export interface RadioGroupProps
  extends
    Omit<ComponentProps<'fieldset'>, 'ref' | 'onChange' | 'onBlur' | 'defaultValue'>,
    FieldTexts {
  /** The choices in their order. */
  options: readonly RadioGroupOption[];
  /** The choice, when the consumer holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** The first choice, when the browser holds it. */
  defaultValue?: string | undefined;
  /** Called with the value of the choice. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Goes to every radio button, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the field in a form, which sends nothing of it when left out. */
  name?: string | undefined;
  /** One must be chosen: marks the legend, and the browser refuses the form without. */
  required?: boolean | undefined;
  /** A radio button's own change event. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** A radio button's own blur event. */
  onBlur?: ComponentProps<'input'>['onBlur'];
  /** "card" frames each choice, "plain" is the default. */
  variant?: RadioOptionProps['variant'];
  /** Choices beside each other where there is room. */
  inline?: boolean | undefined;
}

/**
 * One choice among few. Native radio buttons: arrows choose, Tab enters and leaves the group. The
 * only choice there is, once the consumer holds it, is shown without a button: nothing is to be
 * decided, and a lone radio button can't be pressed to any effect.
 */
export function RadioGroup({
  label,
  hint,
  error: given,
  options,
  value,
  defaultValue,
  onValueChange,
  ref,
  name,
  required = false,
  onChange,
  onBlur,
  variant,
  inline = false,
  className,
  ...props
}: RadioGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = useOwnName(fieldset);
  const error = useJudgement({ root: fieldset, error: given });
  const { ids, control } = useField({ ...props, hint, error });
  // A named field's value has to stay in its form.
  const only = options.length === 1 && options[0]?.value === value && name === undefined;
  return (
    <fieldset
      data-slot="radio-group"
      data-invalid={error ? true : undefined}
      role={only ? undefined : 'radiogroup'}
      aria-required={(required && !only) || undefined}
      {...props}
      {...control}
      ref={fieldset}
      className={cx('ui-field', className)}
    >
      <legend className="mb-1 text-sm font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={inline ? 'flex flex-wrap gap-x-6 gap-y-2' : 'grid grid-cols-1 gap-2'}>
        {options.map(({ details, ...option }) => (
          <Fragment key={option.value}>
            <RadioOption
              {...option}
              only={only}
              variant={variant}
              ref={ref}
              name={name ?? ownName}
              required={required}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onBlur={onBlur}
              onChange={composeHandlers(onChange, () => onValueChange?.(option.value))}
            />
            {details ? <div className="mb-2 ml-4">{details}</div> : null}
          </Fragment>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}

export interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** "card" frames the option; "plain" when left out. */
  variant?: 'plain' | 'card' | undefined;
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
  variant,
  only,
  className,
  ref,
  ...props
}: RadioOptionProps) {
  const button = useRef<HTMLInputElement>(null);
  const id = useId();
  const [labelId, asideId, hintId] = [`${id}-label`, `${id}-aside`, `${id}-hint`];
  const Root = only ? 'div' : 'label';
  const buttonRef = useMergedRef(ref, button);

  // A choice that the consumer holds stays through a reset of the form, as React has it for text.
  useLayoutEffect(() => {
    if (button.current && props.checked !== undefined)
      button.current.defaultChecked = props.checked;
  });
  return (
    <Root
      data-slot="radio-option"
      className={cx(
        'ui-option',
        variant === 'card' && (only ? 'rounded-md edge border-line p-3' : 'ui-option-card'),
        className,
      )}
    >
      {only ? null : (
        <input
          {...props}
          ref={buttonRef}
          type="radio"
          aria-labelledby={aside ? `${labelId} ${asideId}` : labelId}
          aria-describedby={hint ? hintId : undefined}
        />
      )}
      <span className="ui-option-parts">
        <span>
          <span id={labelId} className={variant === 'card' ? 'font-semibold' : undefined}>
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
