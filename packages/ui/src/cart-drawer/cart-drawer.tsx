import type { Money } from '@ponte/regional/money';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { CartLine, type CartLineView } from '../cart-line/cart-line.tsx';
import { moveFocusToNeighbour } from '../cart-line/move-focus-to-neighbour.ts';
import { CartSummary } from '../cart-summary/cart-summary.tsx';
import { DialogClose } from '../dialog/dialog.tsx';
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ShoppingCart } from '../icons/icons.tsx';
import { useTimeout } from '../internal/use-timeout.ts';
import { useMessages } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type { CartLineView } from '../cart-line/cart-line.tsx';

export interface CartDrawerProps extends Omit<
  DrawerProps,
  'title' | 'aside' | 'footer' | 'side' | 'children'
> {
  /** What is in it; none shows that it is empty. */
  lines: readonly CartLineView[];
  /** Sum of the lines, in minor units. */
  subtotal: Money;
  /** Zero reads "free"; left out, the line is left out. */
  shipping?: Money | undefined;
  /** What the shipping is called; the locale's "Frete" when left out. */
  shippingLabel?: string | undefined;
  /** Subtotal and shipping, in minor units. */
  total: Money;
  /** How much of a total in guaranis is I.V.A. */
  tax?: Money | undefined;
  /** The total in other currencies. */
  others?: readonly Money[] | undefined;
  /** Called with a line's id and a whole number, 1 or more. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the id of a line. */
  onRemove: (id: string) => void;
  /** Called at the second press of "clear", within 3 s of the first. */
  onClear: () => void;
  /** Where the purchase goes on; without it there is no checkout button. */
  checkoutHref?: string | undefined;
  /** A message above the lines, such as a save that failed. */
  notice?: ReactNode;
  /** The cart is being saved. */
  pending?: boolean | undefined;
  /** Id of the line that was just added: it is brought into sight. */
  latest?: string | undefined;
}

/**
 * The cart at the page's edge, the whole width on phones. Closed → open → closing (300 ms) →
 * closed; while it is open the page behind neither scrolls nor takes focus.
 */
export function CartDrawer({
  lines,
  subtotal,
  shipping,
  shippingLabel,
  total,
  tax,
  others,
  onQuantityChange,
  onRemove,
  onClear,
  checkoutHref,
  notice,
  pending = false,
  latest,
  ...props
}: CartDrawerProps) {
  const { cart } = useMessages();
  const empty = lines.length === 0;
  return (
    <Drawer
      data-slot="cart-drawer"
      {...props}
      title={cart.title}
      aside={<Aside count={lines.length} pending={pending} />}
      footer={
        empty ? null : (
          <footer className="ui-modal-foot pt-4">
            <CartSummary {...{ subtotal, shipping, shippingLabel, total, tax, others }} />
            <Actions checkoutHref={checkoutHref} onClear={onClear} />
          </footer>
        )
      }
    >
      {notice ? <div className="px-5 pt-4">{notice}</div> : null}
      {empty ? (
        <EmptyCart />
      ) : (
        <ul aria-label={cart.lines} className="ui-rows">
          {lines.map((line) => (
            <li
              key={line.id}
              ref={line.id === latest ? showLine : moveFocusToNeighbour}
              className="px-5 py-4"
            >
              <CartLine line={line} onQuantityChange={onQuantityChange} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function Aside({ count, pending }: { count: number; pending: boolean }) {
  const { cart } = useMessages();
  return (
    <>
      {count > 0 ? <span className="text-base text-muted">{cart.products(count)}</span> : null}
      <output className="text-sm text-muted">
        {pending ? (
          <>
            <Spinner />
            <VisuallyHidden>{cart.saving}</VisuallyHidden>
          </>
        ) : null}
      </output>
    </>
  );
}

function Actions({ checkoutHref, onClear }: Pick<CartDrawerProps, 'checkoutHref' | 'onClear'>) {
  const { cart } = useMessages();
  return (
    <div className="mt-4 grid gap-2">
      {checkoutHref ? (
        <ButtonLink href={checkoutHref} variant="action" size="lg" block>
          {cart.checkout}
        </ButtonLink>
      ) : null}
      <ClearButton onClear={onClear} />
    </div>
  );
}

function EmptyCart() {
  const { cart } = useMessages();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={cart.emptyTitle}
      action={
        <DialogClose asChild>
          <Button ref={takeLostFocus} variant="brand">
            {cart.continueShopping}
          </Button>
        </DialogClose>
      }
      className="min-h-full"
    >
      {cart.emptyText}
    </EmptyState>
  );
}

/** How long a first press stays armed, in ms: long enough to read the question. */
const confirmWindow = 3000;

/** Empties the cart in two steps: the first press asks, the second within 3 s does it. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const { cart } = useMessages();
  const [armed, setArmed] = useState(false);
  useTimeout(armed, confirmWindow, () => setArmed(false));

  const press = () => {
    if (armed) onClear();
    setArmed(!armed);
  };

  return (
    <Button
      variant="danger"
      size="sm"
      block
      data-state={armed ? 'confirming' : 'idle'}
      onClick={press}
      className={armed ? 'bg-danger-soft' : undefined}
    >
      <span aria-live="polite">{armed ? cart.confirmClear : cart.clear}</span>
    </Button>
  );
}

/** Ref of the line that was just added: scrolls it into view. */
function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'center' });
  return moveFocusToNeighbour(line);
}

/** Ref of the empty cart's button: it takes the focus that the cleared lines lost. */
function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
