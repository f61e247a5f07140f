import type { Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronRight } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { DateText } from '../kit/date-text.tsx';
import { Link, useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { StatusBadge, type OrderStatus } from '../status-badge/status-badge.tsx';

/** What an order shows in a list. */
export interface OrderView {
  /** The number that the customer knows it by. */
  number: string;
  /** When it was placed: an ISO 8601 instant, shown in the shop's time zone. */
  date: string;
  /** What the order costs: minor units and ISO 4217 code. */
  total: Amount;
  /** Where the order is. */
  status: OrderStatus;
  /** Replaces the kit's word for the status. */
  statusText?: ReactNode;
  /** A line below the date, such as how it was paid. */
  note?: ReactNode;
  /** Names of its products, such as the first ones and how many more. */
  goods?: ReactNode;
  /** The order's page. */
  href: string;
  /** How many different products it has. */
  productCount?: number | undefined;
  /** Pictures of its products; the first four show. */
  images?: readonly (ImageSource | null)[] | undefined;
}

export interface OrderCardProps extends ComponentProps<'article'> {
  /** What is shown: total in minor units, date as an ISO 8601 instant. */
  order: OrderView;
  /** What can be done with it, such as a button to pay. */
  action?: ReactNode;
  /** Level of the number's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const shown = 4;

/** An order in a list: number, date, status and total. The whole card leads to its page. */
export function OrderCard({
  order,
  action,
  headingLevel = 3,
  className,
  ...props
}: OrderCardProps) {
  const { order: messages, cart } = useMessages();
  const images = order.images?.slice(0, shown) ?? [];
  const more = (order.productCount ?? order.images?.length ?? 0) - images.length;
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-slot="order-card" {...props} className={cx('ui-card ui-order-card', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Heading className="text-base font-bold">
          {/* The link covers the card; what can be pressed besides lies above it. */}
          <Link href={order.href} className="ui-cover-link">
            {messages.number(order.number)}
          </Link>
        </Heading>
        <StatusBadge status={order.status}>{order.statusText}</StatusBadge>
        <p className="flex w-full flex-wrap gap-x-3 text-sm text-muted">
          <DateText date={order.date} />
          {order.productCount ? <span>{cart.products(order.productCount)}</span> : null}
        </p>
        {order.note ? <p className="w-full text-sm text-muted">{order.note}</p> : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {images.length > 0 ? (
          <ul aria-hidden className="flex min-w-0 gap-2">
            {images.map((image, at) => (
              <li key={image?.src ?? at} className="w-14 min-w-0">
                <Picture
                  image={image}
                  alt=""
                  sizes="56px"
                  className="aspect-square rounded-sm p-1"
                />
              </li>
            ))}
            {more > 0 ? (
              <li className="grid w-14 min-w-0 place-items-center rounded-sm bg-sunken text-sm font-semibold text-muted">
                {messages.more(more)}
              </li>
            ) : null}
          </ul>
        ) : null}
        {order.goods ? (
          <p data-slot="order-card-goods" className="flex-[1_1_14rem] text-sm wrap-anywhere">
            {order.goods}
          </p>
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {cart.total} <Money amount={order.total} className="ml-2 text-lg font-bold text-ink" />
        </p>
        <div className="relative z-1 ml-auto empty:hidden">{action}</div>
        {action ? null : <ChevronRight className="size-5 text-muted" />}
      </div>
    </article>
  );
}
