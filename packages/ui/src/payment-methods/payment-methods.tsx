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
import { useMessages } from '../kit/kit.tsx';
import type { OrdersMessages, PaymentMethod } from '../locales/orders/messages.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';

export type { PaymentMethod } from '../locales/orders/messages.ts';

const icons: Readonly<Record<PaymentMethod, Icon>> = {
  voucher: Barcode,
  pix: Zap,
  gateway: Smartphone,
  qr: QrCode,
  wallet: Wallet,
  transfer: Banknote,
  card: CreditCard,
  bank: Landmark,
  paymentPoints: Store,
};

/** A way to pay, with what a shopper should know before choosing it. */
export interface OfferedPayment {
  /** Which way it is. */
  method: PaymentMethod;
  /** The most instalments; 1 or none when it is paid at once. */
  instalments?: number | undefined;
  /** A document that the buyer is asked for. */
  needs?: 'cpf' | undefined;
}

const detailed = (one: PaymentMethod | OfferedPayment): OfferedPayment =>
  typeof one === 'string' ? { method: one } : one;

function nameOf({ method, instalments = 1 }: OfferedPayment, { payment }: OrdersMessages): string {
  return method === 'card' && instalments > 1
    ? payment.instalments(instalments)
    : payment.names[method];
}

export interface PaymentMethodsProps extends ComponentProps<'ul'> {
  /** Those that the shop offers, in order. */
  methods: readonly (PaymentMethod | OfferedPayment)[];
}

/** How one can pay: a list beside a product or in the footer; nothing where there are no methods. */
export function PaymentMethods({ methods, className, ...props }: PaymentMethodsProps) {
  const messages = useMessages();
  if (methods.length === 0) return null;
  return (
    <ul
      data-slot="payment-methods"
      aria-label={messages.payment.label}
      {...props}
      className={cx('ui-payment-methods', className)}
    >
      {methods.map(detailed).map((one) => (
        <li key={one.method} className="flex items-center gap-1.5">
          <MethodIcon method={one.method} className="size-4.5 shrink-0 text-brand-ink" />
          {nameOf(one, messages)}
        </li>
      ))}
    </ul>
  );
}

export interface PaymentMethodPickerProps extends Omit<
  RadioGroupProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange' | 'variant'
> {
  /** Those that the shop offers for this order, in order. */
  methods: readonly (PaymentMethod | OfferedPayment)[];
  /** The locale's "Como quer pagar?" when left out. */
  label?: ReactNode;
  /** The chosen way, when the consumer holds it; `null` for none yet. */
  value?: PaymentMethod | null | undefined;
  /** The first choice, when the browser holds it. */
  defaultValue?: PaymentMethod | undefined;
  /** Called with the way that was chosen. */
  onValueChange?: ((method: PaymentMethod) => void) | undefined;
}

/** The choice of how to pay, with what each way needs; nothing where there are no methods. */
export function PaymentMethodPicker({
  methods,
  label,
  onValueChange,
  ...props
}: PaymentMethodPickerProps) {
  const messages = useMessages();
  const { payment } = messages;
  const offered = methods.map(detailed);
  if (offered.length === 0) return null;
  return (
    <RadioGroup
      data-slot="payment-method-picker"
      {...props}
      variant="card"
      label={label ?? payment.choose}
      onValueChange={(value) => {
        const chosen = offered.find(({ method }) => method === value);
        if (chosen) onValueChange?.(chosen.method);
      }}
      options={offered.map((one) => ({
        value: one.method,
        label: nameOf(one, messages),
        hint: one.needs && payment.needs[one.needs],
        aside: <MethodIcon method={one.method} className="size-5 text-brand-ink" />,
      }))}
    />
  );
}

function MethodIcon({ method, className }: { method: PaymentMethod; className: string }) {
  const Drawing = icons[method];
  return <Drawing className={className} />;
}
