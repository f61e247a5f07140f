import { formatMoney, type Money } from '@ponte/regional/money';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { CircleCheck } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useMessages } from '../kit/kit.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** A coupon that holds for the cart. */
export interface AppliedCoupon {
  /** As the shop writes it. */
  code: string;
  /** What it takes off, a positive amount in minor units; not said when left out, as for free shipping. */
  discount?: Money | undefined;
}

/** Props of {@link CouponField}; what is not listed here goes to the `<form>`. */
export interface CouponFieldProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'defaultValue' | 'onChange'
> {
  /** The coupon that holds: it is shown with its discount, and can be removed. */
  applied?: AppliedCoupon | null | undefined;
  /** The code being typed, when the consumer holds it. */
  value?: string | undefined;
  /** The code at first, such as that of a link, when the component holds it. */
  defaultValue?: string | undefined;
  /** Called with the code being typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Why the code was refused, as a sentence: announced when it appears. */
  error?: ReactNode;
  /** The shop is being asked: presses do nothing. When left out, the button follows the form's `action`. */
  pending?: boolean | undefined;
  /** Called with the code, without spaces around it. Without it the form is sent to its `action`. */
  onApply?: ((code: string) => void) | undefined;
  /** Called with the code of the coupon that is to go. Without it the form is sent to its `action`. */
  onRemove?: ((code: string) => void) | undefined;
  /** Name of the code in the form; "coupon" when left out. */
  name?: string | undefined;
  /** Name under which the form sends the code to remove; "removeCoupon" when left out. */
  removeName?: string | undefined;
  /** What the field is called, in place of "Cupom de desconto". */
  label?: string | undefined;
}

/**
 * A discount's code: applied, refused with a sentence, or shown with what it takes off and a button that
 * removes it. A form by itself, which works without JavaScript; it can't stand inside another form.
 *
 * @example <CouponField applied={cart.coupon} error={refusal} pending={busy} onApply={apply} onRemove={remove} />
 */
export function CouponField({
  applied,
  value,
  defaultValue = '',
  onValueChange,
  error,
  pending,
  onApply,
  onRemove,
  name = 'coupon',
  removeName = 'removeCoupon',
  label,
  className,
  ...props
}: CouponFieldProps) {
  const { coupon, form } = useMessages();
  const resultId = useId();
  const [code, write] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [isMissing, setIsMissing] = useState(false);
  const typed = code.trim();

  const handle = applied ? onRemove : onApply;
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    if (pending || (!applied && !typed)) {
      event.preventDefault();
      setIsMissing(!applied && !typed);
    } else if (handle) {
      event.preventDefault();
      handle(applied?.code ?? typed);
      if (applied) write('');
    }
  };
  const action = applied ? coupon.remove : coupon.apply;
  return (
    <form
      data-slot="coupon-field"
      data-state={applied ? 'applied' : 'open'}
      method="post"
      {...props}
      onSubmit={submit}
      className={cx('ui-coupon', className)}
    >
      <TextField
        label={label ?? coupon.label}
        name={name}
        value={applied?.code ?? code}
        onValueChange={(text) => {
          setIsMissing(false);
          write(text);
        }}
        readOnly={Boolean(applied)}
        error={applied ? undefined : (error ?? (isMissing ? form.missing : undefined))}
        aria-describedby={applied ? resultId : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        end={
          <SubmitButton
            data-slot="coupon-button"
            variant="plain"
            size="md"
            pending={pending}
            pendingLabel={action}
            name={applied ? removeName : undefined}
            value={applied?.code}
            aria-label={applied ? coupon.removeOf(applied.code) : undefined}
          >
            {action}
          </SubmitButton>
        }
      />
      <p id={resultId} data-slot="coupon-result" role="status" className="ui-coupon-result">
        {applied ? (
          <>
            <CircleCheck />
            <span>
              {applied.discount
                ? coupon.applied(formatMoney(applied.discount))
                : coupon.appliedAlone}
            </span>
          </>
        ) : null}
      </p>
    </form>
  );
}
