import type { ComponentProps, ReactNode } from 'react';
import {
  Banknote,
  Barcode,
  CreditCard,
  Landmark,
  QrCode,
  Smartphone,
  Store,
  Wallet,
  Zap,
  type Icon,
} from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useKitLocale, useMessages } from '../kit/kit.tsx';
import type { PaymentMethod } from '../locales/orders/messages.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';

export type { PaymentMethod } from '../locales/orders/messages.ts';

const icons: Readonly<Record<PaymentMethod, Icon>> = {
  voucher: Barcode,
  pix: Zap,
  instalments: CreditCard,
  gateway: Smartphone,
  qr: QrCode,
  wallet: Wallet,
  transfer: Banknote,
  card: CreditCard,
  bank: Landmark,
  paymentPoints: Store,
};

const brazilian: readonly PaymentMethod[] = ['voucher', 'pix', 'instalments'];
const paraguayan: readonly PaymentMethod[] = [
  'gateway',
  'qr',
  'wallet',
  'transfer',
  'card',
  'bank',
  'paymentPoints',
];

/** The ways to pay of the kit's region. */
function useMethods(given: readonly PaymentMethod[] | undefined): readonly PaymentMethod[] {
  const { region } = useKitLocale();
  return given ?? (region === 'PY' ? paraguayan : brazilian);
}

export interface PaymentMethodsProps extends ComponentProps<'ul'> {
  /** Those of the kit's region when left out. */
  methods?: readonly PaymentMethod[] | undefined;
}

/** How one can pay: a list beside a product or in the footer. */
export function PaymentMethods({ methods, className, ...props }: PaymentMethodsProps) {
  const { payment } = useMessages();
  return (
    <ul
      data-slot="payment-methods"
      aria-label={payment.label}
      {...props}
      className={cx('ui-payment-methods', className)}
    >
      {useMethods(methods).map((method) => (
        <li key={method} className="flex items-center gap-1.5">
          <MethodIcon method={method} className="size-4.5 shrink-0 text-brand-ink" />
          {payment.names[method]}
        </li>
      ))}
    </ul>
  );
}

export interface PaymentMethodPickerProps extends Omit<
  RadioGroupProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange' | 'variant'
> {
  /** Those of the kit's region when left out. */
  methods?: readonly PaymentMethod[] | undefined;
  /** The locale's "Forma de pagamento" when left out. */
  label?: ReactNode;
  /** The chosen way, when the consumer holds it; `null` for none yet. */
  value?: PaymentMethod | null | undefined;
  /** The first choice, when the browser holds it. */
  defaultValue?: PaymentMethod | undefined;
  /** Called with the way that was chosen. */
  onValueChange?: ((method: PaymentMethod) => void) | undefined;
}

/** The choice of how to pay, with what each way needs. */
export function PaymentMethodPicker({
  methods,
  label,
  onValueChange,
  ...props
}: PaymentMethodPickerProps) {
  const { payment } = useMessages();
  const offered = useMethods(methods);
  return (
    <RadioGroup
      data-slot="payment-method-picker"
      {...props}
      variant="card"
      label={label ?? payment.choose}
      onValueChange={(value) => {
        const method = offered.find((one) => one === value);
        if (method) onValueChange?.(method);
      }}
      options={offered.map((method) => ({
        value: method,
        label: payment.names[method],
        hint: payment.needs[method],
        aside: <MethodIcon method={method} className="size-5 text-brand-ink" />,
      }))}
    />
  );
}

function MethodIcon({ method, className }: { method: PaymentMethod; className: string }) {
  const Drawing = icons[method];
  return <Drawing className={className} />;
}
