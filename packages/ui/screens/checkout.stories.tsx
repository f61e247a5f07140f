import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { AddressText, MainBadge } from '../src/address-card/address-card.tsx';
import { Button } from '../src/button/button.tsx';
import { CartLine } from '../src/cart-line/cart-line.tsx';
import { CartSummary } from '../src/cart-summary/cart-summary.tsx';
import { DeliveryOptions } from '../src/delivery-options/delivery-options.tsx';
import { Lock, Plus } from '../src/icons/icons.tsx';
import { Notice } from '../src/notice/notice.tsx';
import {
  PaymentMethodPicker,
  type PaymentMethod,
} from '../src/payment-methods/payment-methods.tsx';
import { PickupPointPicker } from '../src/pickup-point-picker/pickup-point-picker.tsx';
import { ProgressSteps } from '../src/progress-steps/progress-steps.tsx';
import { RadioGroup } from '../src/radio-group/radio-group.tsx';
import { deliveryOptions, savedAddresses } from '../src/test/addresses.ts';
import { usePriced } from '../src/test/currency.tsx';
import { Frame } from './frame.tsx';
import { useCartLines, useCartTotals, usePickupPoints } from './goods.ts';
import { Panel } from './panel.tsx';
import { useIsParaguay, useWords } from './words.ts';

const meta = {
  title: 'Screens/Checkout',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface StepProps {
  /** 0 is the delivery, 1 the payment. */
  step: 0 | 1;
  /** The screen's one call to action. */
  action: ReactNode;
  children: ReactNode;
}

/** Both steps: the progress above, what is bought beside. */
function Step({ step, action, children }: StepProps) {
  const { checkout: words } = useWords();
  return (
    <Frame bare>
      <div className="wrap py-4 md:py-6">
        <ProgressSteps
          className="mx-auto max-w-160"
          steps={words.steps.map((label, index) => ({
            label,
            ...(index < step && { href: '/checkout' }),
          }))}
          current={step}
        />
        <h1 className="sr-only">{words.steps[step]}</h1>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
          <Summary>{action}</Summary>
        </div>
      </div>
    </Frame>
  );
}

function Summary({ children }: { children: ReactNode }) {
  const { checkout, pickupLine } = useWords();
  const paraguay = useIsParaguay();
  return (
    <Panel title={checkout.summary} className="lg:sticky lg:top-6">
      <CartSummary
        {...useCartTotals(paraguay ? 'brought' : 'collected')}
        shippingLabel={paraguay ? undefined : pickupLine}
      />
      <div className="mt-4">{children}</div>
    </Panel>
  );
}

function Delivery() {
  const { checkout: words } = useWords();
  const paraguay = useIsParaguay();
  return (
    <Step
      step={0}
      action={
        <Button variant="action" size="lg" block>
          {words.next}
        </Button>
      }
    >
      <Panel title={words.review}>
        <ul className="divide-y divide-line">
          {useCartLines().map((line) => (
            <li key={line.id} className="py-4 first:pt-0 last:pb-0">
              <CartLine line={line} onQuantityChange={() => undefined} onRemove={() => undefined} />
            </li>
          ))}
        </ul>
      </Panel>
      {paraguay ? <Brought /> : <Collected />}
    </Step>
  );
}

/** Foreigners collect at the counter. */
function Collected() {
  const { checkout: words } = useWords();
  return (
    <Panel title={words.counter}>
      <PickupPointPicker points={usePickupPoints()} defaultValue="cde-1" />
    </Panel>
  );
}

/** Residents have it brought, or collect. */
function Brought() {
  const { checkout: words } = useWords();
  const [way, setWay] = useState<string | null>('home');
  const options = usePriced(deliveryOptions);
  return (
    <>
      <Panel>
        <RadioGroup
          label={words.address}
          variant="card"
          defaultValue="2"
          options={savedAddresses.slice(1).map((address) => ({
            value: address.id,
            label: address.name,
            hint: <AddressText address={address} />,
            aside: address.id === '2' ? <MainBadge /> : undefined,
          }))}
        />
        <Button className="mt-4">
          <Plus />
          {words.newAddress}
        </Button>
      </Panel>
      <Panel>
        <DeliveryOptions options={options} value={way} onValueChange={setWay} />
      </Panel>
    </>
  );
}

const brazilian = ['voucher', 'pix', { method: 'card', instalments: 10, needs: 'cpf' }] as const;
const paraguayan = [
  'gateway',
  'qr',
  'wallet',
  'transfer',
  'card',
  'bank',
  'paymentPoints',
] as const;

function Payment({ failed = false }) {
  const { checkout: words } = useWords();
  const paraguay = useIsParaguay();
  const [chosen, setChosen] = useState<PaymentMethod>();
  return (
    <Step
      step={1}
      action={
        <div className="grid gap-2.5">
          <Button variant="action" size="lg" block>
            {words.pay}
          </Button>
          <Button variant="quiet" block>
            {words.back}
          </Button>
        </div>
      }
    >
      {failed ? (
        <Notice tone="danger" role="alert" title={words.failedTitle}>
          {words.failedText}
        </Notice>
      ) : null}
      <Panel>
        <PaymentMethodPicker
          methods={paraguay ? paraguayan : brazilian}
          value={chosen ?? (paraguay ? 'qr' : 'pix')}
          onValueChange={setChosen}
        />
      </Panel>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Lock className="size-4.5 shrink-0" />
        {words.safe}
      </p>
    </Step>
  );
}

// Spec: accounts 2.27
export const DeliveryStep: Story = { render: () => <Delivery /> };
// Spec: accounts 2.29
export const DeliveryPhone: Story = {
  ...DeliveryStep,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
// Spec: accounts 2.28
export const PaymentStep: Story = { render: () => <Payment /> };
// Spec: accounts 2.28
export const PaymentRefused: Story = { render: () => <Payment failed /> };
