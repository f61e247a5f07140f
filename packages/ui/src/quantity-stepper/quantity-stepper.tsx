import type { ComponentProps, ReactNode } from 'react';
import { Minus, Plus } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { useQuantityStepper } from './use-quantity-stepper.ts';

/** `sm` 36 px high, `md` 48 px. */
type QuantityStepperSize = 'sm' | 'md' | undefined;

/** Props of {@link QuantityStepper}; what is not listed here goes to the `<input>`, `ref` too. */
export interface QuantityStepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** The quantity, when the consumer holds it. */
  value?: number | undefined;
  /** The first quantity, when the input holds it, and that after a reset; `min` when left out. */
  defaultValue?: number | undefined;
  /**
   * Called with a whole number within the bounds, on a press, an arrow key, Enter or blur. `onChange`
   * is the input's own, also called after a press.
   */
  onValueChange?: ((value: number) => void) | undefined;
  /** Smallest quantity, 1 when left out; in digits too, as form libraries give it. */
  min?: number | string | undefined;
  /** Largest quantity; open-ended when left out (the product page gives 99). */
  max?: number | string | undefined;
  /** Name of the field, such as "Quantidade de Martelo"; the locale's "Quantidade" when left out. */
  label?: string | undefined;
  /** "sm" is 36 px high, "md" 48 px; "md" when left out. */
  size?: QuantityStepperSize;
  /** Field and buttons answer nothing. */
  disabled?: boolean | undefined;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/**
 * A whole number with minus and plus. A spinbutton of the ARIA practices: arrows step by one, page
 * keys by ten, Home and End go to the bounds; a typed number counts on Enter or blur. Forms send,
 * reset and write it as an `<input>`.
 *
 * @example <QuantityStepper max={99} {...register('quantidade', { valueAsNumber: true })} />
 */
export function QuantityStepper({
  value,
  defaultValue,
  onValueChange,
  min = 1,
  max,
  label,
  size,
  disabled = false,
  className,
  ...props
}: QuantityStepperProps) {
  const { quantity: messages } = useMessages();
  const bounds = { min: Number(min), max: max === undefined ? undefined : Number(max) };
  const stepper = useQuantityStepper({
    ...bounds,
    value,
    defaultValue,
    onValueChange,
    node: props,
  });
  return (
    <div
      data-slot="quantity-stepper"
      data-disabled={disabled || undefined}
      data-size={size}
      className={cx('ui-quantity', className)}
    >
      <StepButton
        label={messages.decrease}
        disabled={disabled || !stepper.canDecrease}
        onClick={stepper.decrease}
      >
        <Minus className="size-4.5" />
      </StepButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label ?? messages.label}
        {...props}
        {...stepper.props}
        aria-valuenow={stepper.quantity}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        disabled={disabled}
        onFocus={composeHandlers(props.onFocus, (event) => event.currentTarget.select())}
        onBlur={(event) => {
          stepper.commit();
          props.onBlur?.(event);
        }}
        onKeyDown={composeHandlers(props.onKeyDown, stepper.handleKey)}
        onInvalid={composeHandlers(props.onInvalid, stepper.handleInvalid)}
      />
      <StepButton
        label={messages.increase}
        disabled={disabled || !stepper.canIncrease}
        onClick={stepper.increase}
      >
        <Plus className="size-4.5" />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Out of the tab order, as the ARIA practices ask: the arrow keys do the same. */
function StepButton({ label, ...props }: StepButtonProps) {
  return <button type="button" tabIndex={-1} aria-label={label} {...props} />;
}
