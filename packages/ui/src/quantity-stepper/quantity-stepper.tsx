import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Minus, Plus } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { useQuantityStepper } from './use-quantity-stepper.ts';

const quantityStepperVariants = /* @__PURE__ */ cva('ui-quantity', {
  variants: { size: { sm: 'ui-quantity-sm', md: '' } },
});

/** `sm` 36 px high, `md` 48 px. */
type QuantityStepperSize = VariantProps<typeof quantityStepperVariants>['size'];

export interface QuantityStepperProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange'
> {
  /** The quantity, when the consumer holds it. */
  value?: number | undefined;
  /** The first quantity, when the component holds it; `min` when left out. */
  defaultValue?: number | undefined;
  /** Called with a whole number within the bounds, on a press, an arrow key, Enter or blur. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Smallest quantity, 1 when left out. */
  min?: number | undefined;
  /** Largest quantity; open-ended when left out (the product page gives 99). */
  max?: number | undefined;
  /** Name of the field, such as "Quantidade de Martelo"; the locale's "Quantidade" when left out. */
  label?: string | undefined;
  /** "sm" is 36 px high, "md" 48 px; "md" when left out. */
  size?: QuantityStepperSize;
  /** Field and buttons answer nothing. */
  disabled?: boolean | undefined;
  /** Name of the field in a form. */
  name?: string | undefined;
}

/**
 * A whole number with minus and plus. A spinbutton of the ARIA practices: arrows step by one, page
 * keys by ten, Home and End go to the bounds; a typed number counts on Enter or blur.
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
  name,
  className,
  ...props
}: QuantityStepperProps) {
  const { quantity: messages } = useMessages();
  const stepper = useQuantityStepper({ min, max, value, defaultValue, onValueChange });
  return (
    <div
      data-slot="quantity-stepper"
      data-disabled={disabled || undefined}
      {...props}
      className={quantityStepperVariants({ size, className })}
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
        aria-valuenow={stepper.quantity}
        aria-valuemin={min}
        aria-valuemax={max}
        name={name}
        disabled={disabled}
        value={stepper.text}
        onChange={(event) => stepper.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={stepper.commit}
        onKeyDown={stepper.handleKey}
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
