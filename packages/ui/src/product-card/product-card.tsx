import type { Money } from '@ponte/regional/money';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Check, MessageCircle, ShoppingCart } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { keepUnits } from '../internal/keep-units.ts';
import { Link, useMessages } from '../kit/kit.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { StockStatus, type Stock } from '../stock-status/stock-status.tsx';

/** What a card shows of a product. */
export interface ProductCardView {
  /** What it is called; four lines of it show, three where cards are wide. */
  name: string;
  /** The name's language (BCP 47), where it is not the page's. */
  nameLang?: string | undefined;
  /** The product's page. */
  href: string;
  /** The code by which the trade searches. */
  code: string;
  /** `null` shows the placeholder. */
  image: ImageSource | null;
  /** Minor units and ISO 4217 code; `null` for a price on request, or an invalid one. */
  price: Money | null;
  /** The store sent a price that is none: the card says so. */
  priceInvalid?: boolean | undefined;
  /** The same price in other currencies. */
  others?: readonly Money[] | undefined;
  /** The price before, when it was higher. */
  listPrice?: Money | undefined;
  /** Whether it can be bought online; only then there is a button. */
  stock: Stock;
}

export interface ProductCardProps extends ComponentProps<'article'> {
  /** What is shown: prices in minor units, picture with its size in px. */
  product: ProductCardView;
  /**
   * Puts one in the cart; without it, without stock or without a price there is no button. The press
   * tells when it was made, which a busy browser may hand on later.
   */
  onAdd?: ((press: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The product is being added. */
  adding?: boolean | undefined;
  /** The product has just been added: the button says so. */
  added?: boolean | undefined;
  /** How many pieces are in the cart already; none shows nothing. */
  inCart?: number | undefined;
  /** Where to ask for a price on request. */
  askPriceHref?: string | undefined;
  /** A favourite button, at the picture's end. */
  favourite?: ReactNode;
  /** A button that compares, at the picture's start. */
  compare?: ReactNode;
  /** Level of the name's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The card is above the fold: its picture loads first. */
  priority?: boolean | undefined;
  /** `sizes` of the picture; for a card in ProductGrid when left out. */
  sizes?: string | undefined;
}

/** A square picture in a frame of 4:3 is as wide as that is high. */
const gridSizes = '(min-width: 80rem) 180px, (min-width: 48rem) 23vw, 36vw';

/** A product in a list. The whole card leads to its page; the button beside it adds to the cart. */
export function ProductCard({
  product,
  onAdd,
  adding,
  added,
  inCart,
  askPriceHref,
  favourite,
  compare,
  headingLevel = 3,
  priority,
  sizes = gridSizes,
  className,
  ...props
}: ProductCardProps) {
  const { product: messages } = useMessages();
  const Heading = `h${headingLevel}` as const;
  const isAddable = product.stock === 'inStock' && product.price !== null && onAdd !== undefined;
  return (
    <article
      data-slot="product-card"
      data-adds={isAddable ? '' : undefined}
      {...props}
      className={cx('ui-card ui-raises ui-product-card', className)}
    >
      <Picture
        image={product.image}
        alt=""
        priority={priority}
        sizes={sizes}
        className="ui-card-picture"
      />
      <p className="text-xs wrap-anywhere text-muted">{messages.code(product.code)}</p>
      <Heading className="ui-product-name">
        <Link href={product.href} lang={product.nameLang} className="ui-cover-link">
          {keepUnits(product.name)}
        </Link>
      </Heading>
      <PriceTag
        price={product.price}
        invalid={product.priceInvalid}
        others={product.others}
        listPrice={product.listPrice}
      />
      <div className="ui-card-foot">
        <CardAction
          product={product}
          onAdd={onAdd}
          adding={adding}
          added={added}
          inCart={inCart}
          askPriceHref={askPriceHref}
        />
      </div>
      {compare ? <div className="ui-card-start">{compare}</div> : null}
      {favourite ? <div className="ui-card-end">{favourite}</div> : null}
    </article>
  );
}

type CardActionProps = Pick<
  ProductCardProps,
  'product' | 'onAdd' | 'adding' | 'added' | 'inCart' | 'askPriceHref'
>;

/** The card's action: ask for the price, read why it can't be bought, or add it. */
function CardAction({ product, onAdd, adding, added, inCart, askPriceHref }: CardActionProps) {
  const { common, money } = useMessages();
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
      <ButtonLink
        href={askPriceHref}
        size="card"
        aria-label={common.actionOn(money.ask, product.name)}
        className="text-sm"
      >
        <MessageCircle />
        {money.ask}
      </ButtonLink>
    ) : null;
  }
  return onAdd ? (
    <AddButton name={product.name} onAdd={onAdd} adding={adding} added={added} inCart={inCart} />
  ) : null;
}

interface AddButtonProps {
  name: string;
  onAdd: NonNullable<ProductCardProps['onAdd']>;
  adding: boolean | undefined;
  added: boolean | undefined;
  inCart: number | undefined;
}

function AddButton({ name, onAdd, adding, added, inCart = 0 }: AddButtonProps) {
  const { common, product: messages } = useMessages();
  const action = added ? messages.added : messages.add;
  return (
    <Button
      variant="soft"
      size="card"
      pending={adding}
      onClick={onAdd}
      aria-label={common.actionOn(action, inCart > 0 ? messages.inCart(name, inCart) : name)}
      className="ui-card-add noscript:hidden"
    >
      {adding ? null : added ? <Check /> : <CartMark count={inCart} />}
      <span className="ui-card-word">{action}</span>
    </Button>
  );
}

function CartMark({ count }: { count: number }) {
  return count === 0 ? (
    <ShoppingCart />
  ) : (
    // No text: the button's visible words must be a part of its name.
    <span aria-hidden className="ui-card-count" data-count={count} />
  );
}
