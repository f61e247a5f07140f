import type { Money } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { Check, MessageCircle, ShoppingCart } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { Link, useMessages } from '../kit/index.ts';
import type { Stock } from '../locales/messages.ts';
import { Picture, type ImageSource } from '../picture/index.ts';
import { PriceTag } from '../price-tag/index.ts';
import { StockStatus } from '../stock-status/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** What a card shows of a product. */
export interface ProductCardView {
  /** What it is called; two lines of it show. */
  name: string;
  /** The product's page. */
  href: string;
  /** The code by which the trade searches. */
  code: string;
  /** `null` shows the placeholder. */
  image: ImageSource | null;
  /** Minor units and ISO 4217 code; `null` for a price on request. */
  price: Money | null;
  /** The same price in other currencies. */
  others?: readonly Money[] | undefined;
  /** The price before, when it was higher. */
  listPrice?: Money | undefined;
  /** Whether it can be bought online; only then there is a button. */
  stock: Stock;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps extends ComponentProps<'article'> {
  /** What is shown: prices in minor units, picture with its size in px. */
  product: ProductCardView;
  /** Puts one in the cart; without it, without stock or without a price there is no button. */
  onAdd?: (() => void) | undefined;
  /** The product is being added. */
  adding?: boolean | undefined;
  /** The product has just been added: the button says so. */
  added?: boolean | undefined;
  /** Where to ask for a price on request. */
  askPriceHref?: string | undefined;
  /** A favourite button, over the picture. */
  favourite?: ReactNode;
  /** Level of the name's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The card is above the fold: its picture loads first. */
  priority?: boolean | undefined;
  /** `sizes` of the picture; for a card in ProductGrid when left out. */
  sizes?: string | undefined;
}

const gridSizes = '(min-width: 80rem) 220px, (min-width: 48rem) 30vw, 44vw';

/** A product in a list. The whole card leads to its page; the button beside it adds to the cart. */
export function ProductCard({
  product,
  onAdd,
  adding,
  added,
  askPriceHref,
  favourite,
  headingLevel = 3,
  priority,
  sizes = gridSizes,
  className,
  ...props
}: ProductCardProps) {
  const { product: messages } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="product-card"
      {...props}
      className={cx('ui-card ui-raises ui-product-card', className)}
    >
      <Picture
        image={product.image}
        alt=""
        priority={priority}
        sizes={sizes}
        className="mb-2.5 aspect-square md:mb-3"
      />
      <p className="text-xs wrap-anywhere text-muted">{messages.code(product.code)}</p>
      <Heading className="ui-product-name">
        <Link href={product.href} className="ui-cover-link">
          {product.name}
        </Link>
      </Heading>
      <PriceTag price={product.price} others={product.others} listPrice={product.listPrice} />
      <div className="mt-auto pt-3 empty:pt-0">
        <CardAction
          product={product}
          onAdd={onAdd}
          adding={adding}
          added={added}
          askPriceHref={askPriceHref}
        />
      </div>
      {favourite ? (
        <div className="absolute top-4 right-4 md:top-5 md:right-5">{favourite}</div>
      ) : null}
    </article>
  );
}

type CardActionProps = Pick<
  ProductCardProps,
  'product' | 'onAdd' | 'adding' | 'added' | 'askPriceHref'
>;

/** What a shopper can do: ask for the price, read why not, or add. */
function CardAction({ product, onAdd, adding, added, askPriceHref }: CardActionProps) {
  const { money } = useMessages();
  if (product.stock !== 'inStock') {
    return (
      <StockStatus
        stock={product.stock}
        className="flex min-h-10.5 w-full justify-center rounded-sm text-center"
      />
    );
  }
  if (product.price === null) {
    return askPriceHref ? (
      <ButtonLink href={askPriceHref} block className="relative z-1 rounded-sm px-2 text-sm">
        <MessageCircle />
        {money.ask}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </ButtonLink>
    ) : null;
  }
  return onAdd ? (
    <AddButton name={product.name} onAdd={onAdd} adding={adding} added={added} />
  ) : null;
}

interface AddButtonProps {
  name: string;
  onAdd: () => void;
  adding: boolean | undefined;
  added: boolean | undefined;
}

function AddButton({ name, onAdd, adding, added }: AddButtonProps) {
  const { product: messages } = useMessages();
  return (
    <Button
      variant="action"
      block
      pending={adding}
      onClick={onAdd}
      className="relative z-1 rounded-sm px-2 noscript:hidden"
    >
      {adding ? null : added ? <Check /> : <ShoppingCart />}
      {added ? messages.added : messages.add}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
