import { formatMoney } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../src/breadcrumb/breadcrumb.tsx';
import { Button } from '../src/button/button.tsx';
import { Carousel } from '../src/carousel/carousel.tsx';
import { FavouriteButton } from '../src/favourite-button/favourite-button.tsx';
import { ShoppingCart, Store, Truck } from '../src/icons/icons.tsx';
import { NotFoundPanel } from '../src/not-found-panel/not-found-panel.tsx';
import { Notice } from '../src/notice/notice.tsx';
import { PriceTag } from '../src/price-tag/price-tag.tsx';
import { ProductCard, type ProductCardView } from '../src/product-card/product-card.tsx';
import { ProductGallery } from '../src/product-gallery/product-gallery.tsx';
import { QuantityStepper } from '../src/quantity-stepper/quantity-stepper.tsx';
import { RichText } from '../src/rich-text/rich-text.tsx';
import { SectionHeading } from '../src/section-heading/section-heading.tsx';
import { ShareButtons } from '../src/share-buttons/share-buttons.tsx';
import { Skeleton } from '../src/skeleton/skeleton.tsx';
import { SpecTable } from '../src/spec-table/spec-table.tsx';
import { StockStatus } from '../src/stock-status/stock-status.tsx';
import { Frame } from './frame.tsx';
import { useDrillPictures, useGoods } from './goods.ts';
import { useIsParaguay, useWords } from './words.ts';

const meta = {
  title: 'Screens/ProductPage',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function ProductPage({ soldOut = false }: { soldOut?: boolean }) {
  const words = useWords();
  const [drill, ...others] = useGoods();
  if (!drill) return null;
  const product: ProductCardView = soldOut ? { ...drill, stock: 'outOfStock' } : drill;
  return (
    <Frame current="departments">
      <div className="wrap max-md:pb-18 md:py-6">
        <Breadcrumb
          className="hidden pb-4 md:block"
          items={[
            { label: words.home, href: '/' },
            { label: words.categories.power, href: '/produtos/power' },
            { label: product.name },
          ]}
        />
        <Main product={product} />
        <Information />
        <div className="mt-8">
          <SectionHeading className="mb-3.5">{words.related}</SectionHeading>
          <Carousel label={words.related}>
            {others.map((other) => (
              <ProductCard
                key={other.code}
                product={other}
                onAdd={() => undefined}
                askPriceHref="https://wa.me/595000000"
              />
            ))}
          </Carousel>
        </div>
      </div>
    </Frame>
  );
}

function Main({ product }: { product: ProductCardView }) {
  const words = useWords();
  const { name, code, price, others, listPrice, stock } = product;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-10">
      <ProductGallery images={useDrillPictures(name)} name={name} className="-mx-4 md:mx-0" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <header className="flex items-start justify-between gap-3">
          <div>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
              {words.code(code)} · Makro
              <StockStatus stock={stock} />
            </p>
            <h1 className="mt-1.5 text-xl leading-tight font-semibold tracking-tight text-balance md:text-3xl md:leading-tight">
              {name}
            </h1>
          </div>
          <FavouriteButton name={name} variant="raised" />
        </header>
        <PriceTag size="page" taxNotice price={price} others={others} listPrice={listPrice} />
        <Collection />
        {stock === 'outOfStock' ? (
          <Notice tone="warning">{words.unavailable}</Notice>
        ) : (
          <BuyBox product={product} />
        )}
        <ShareButtons url="https://br.ponte.example/produto/furadeira" title={name} />
      </div>
    </div>
  );
}

/** Under the thumb on phones, over the navigation. */
function BuyBox({ product: { name, price } }: { product: ProductCardView }) {
  const words = useWords();
  return (
    <div className="flex flex-wrap gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-16 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-2.5">
      <QuantityStepper max={99} label={name} />
      <Button
        variant="action"
        size="lg"
        className="flex-1 max-lg:flex-col max-lg:gap-0 max-lg:leading-tight"
      >
        <ShoppingCart className="max-lg:hidden" />
        <span className="max-lg:text-sm">{words.add}</span>
        {price ? <span className="tabular-nums">{formatMoney(price)}</span> : null}
      </Button>
    </div>
  );
}

function Collection() {
  const words = useWords();
  const Icon = useIsParaguay() ? Truck : Store;
  return (
    <Notice
      tone="success"
      icon={<Icon aria-hidden className="size-6 shrink-0" />}
      title={words.pickupTitle}
    >
      {words.pickupText}
    </Notice>
  );
}

function Information() {
  const words = useWords();
  return (
    <div className="mt-8 grid gap-8 md:grid-cols-2 md:gap-10">
      <section aria-labelledby="description">
        <SectionHeading headingId="description" className="mb-3">
          {words.description}
        </SectionHeading>
        <RichText html={words.descriptionHtml} />
      </section>
      <section aria-labelledby="specifications">
        <SectionHeading headingId="specifications" className="mb-3">
          {words.specifications}
        </SectionHeading>
        <SpecTable rows={words.specs} />
      </section>
    </div>
  );
}

function Awaited() {
  return (
    <Frame current="departments">
      <div className="wrap grid gap-4 pb-4 md:grid-cols-2 md:gap-10 md:py-6">
        <Skeleton className="-mx-4 aspect-[1.12] h-auto md:mx-0 md:aspect-square" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-14" />
          <Skeleton className="h-36" />
          <Skeleton className="h-20" />
          <Skeleton className="h-12" />
        </div>
      </div>
    </Frame>
  );
}

// Spec: storefront 2.51
export const Shown: Story = { render: () => <ProductPage /> };
export const Phone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const OutOfStock: Story = { render: () => <ProductPage soldOut /> };
// Spec: storefront 2.59
export const Loading: Story = { render: () => <Awaited /> };
// Spec: storefront 2.58, 8.6
export const NotFound: Story = {
  render: () => (
    <Frame>
      <NotFoundPanel productsHref="/produtos" />
    </Frame>
  ),
};
