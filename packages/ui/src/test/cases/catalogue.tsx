import { money } from '@ponte/regional/money';
import * as kit from '../../index.ts';
import { drillProduct, sortOptions } from '../samples.ts';
import type { Case } from './case.ts';

const noop = () => undefined;

const optionGroup = {
  id: 'voltage',
  label: 'Tensão',
  values: [
    { value: '220', label: '220 V' },
    { value: 'green', label: 'Verde', swatch: '#0b5d3e' },
  ],
};
const optionGroups = [optionGroup];

/** Products, prices and the ways to narrow them down. */
export const catalogue: readonly Case[] = [
  { name: 'Badge', render: (p) => <kit.Badge {...p} variant="new" /> },
  { name: 'BannerSlot', render: (p) => <kit.BannerSlot {...p} title="Oferta" /> },
  { name: 'BrandTile', render: (p) => <kit.BrandTile {...p} name="Makro" href="/m" logo={null} /> },
  { name: 'Money', render: (p) => <kit.Money {...p} amount={money(100, 'USD')} /> },
  {
    name: 'Pagination',
    render: (p) => (
      <kit.Pagination {...p} page={1} pageCount={2} hrefFor={(page) => `?page=${page}`} />
    ),
  },
  { name: 'PriceTag', render: (p) => <kit.PriceTag {...p} price={money(100, 'USD')} taxNotice /> },
  { name: 'Price', render: (p) => <kit.Price {...p} price={money(100, 'USD')} /> },
  { name: 'PriceRoot', render: (p) => <kit.Price.Root {...p} /> },
  { name: 'PriceWas', render: (p) => <kit.Price.Was {...p} amount={money(100, 'USD')} /> },
  { name: 'PriceNow', render: (p) => <kit.Price.Now {...p} amount={money(100, 'USD')} /> },
  { name: 'PriceSaving', render: (p) => <kit.Price.Saving {...p} percent={5} /> },
  { name: 'PriceUnitText', render: (p) => <kit.Price.Unit {...p} unit="metre" /> },
  {
    name: 'PriceInstalments',
    render: (p) => (
      <kit.Price.Instalments {...p} instalments={{ count: 2, amount: money(50, 'USD') }} />
    ),
  },
  {
    name: 'ShortPriceTag',
    render: (p) => (
      <kit.ShortPriceTag
        {...p}
        price={money(100, 'USD')}
        others={[money(542, 'BRL'), money(7420, 'PYG')]}
      />
    ),
  },
  { name: 'ProductCard', render: (p) => <kit.ProductCard {...p} product={drillProduct} /> },
  {
    name: 'ProductGallery',
    render: (p) => <kit.ProductGallery {...p} images={[]} name="Furadeira" />,
  },
  { name: 'ProductGrid', render: (p) => <kit.ProductGrid {...p} /> },
  { name: 'ProductGridSkeleton', render: (p) => <kit.ProductGridSkeleton {...p} /> },
  { name: 'ProductRowSkeleton', render: (p) => <kit.ProductRowSkeleton {...p} /> },
  {
    name: 'OptionPicker',
    render: (p) => <kit.OptionPicker {...p} groups={optionGroups} variants={[]} />,
  },
  {
    name: 'OptionGroup',
    render: (p) => <kit.OptionPicker.Group {...p} group={optionGroup} value="220" />,
  },
  {
    name: 'OptionProblem',
    render: (p) => (
      <kit.OptionPicker.Problem {...p} groups={optionGroups} choice={{}} standings={{}} />
    ),
  },
  {
    name: 'QuantityTiers',
    render: (p) => (
      <kit.QuantityTiers
        {...p}
        quantity={1}
        tiers={[
          { from: 1, price: money(435, 'USD') },
          { from: 10, price: money(399, 'USD') },
        ]}
      />
    ),
  },
  {
    name: 'PriceRange',
    render: (p) => (
      <kit.PriceRange {...p} label="Preço" min={money(100, 'USD')} max={money(90_000, 'USD')} />
    ),
  },
  { name: 'ReviewList', render: (p) => <kit.ReviewList {...p} reviews={[]} /> },
  {
    name: 'ReviewSummary',
    render: (p) => <kit.ReviewList.Summary {...p} counts={{ 1: 0, 2: 0, 3: 1, 4: 3, 5: 9 }} />,
  },
  {
    name: 'ReviewItem',
    render: (p) => (
      <kit.ReviewList.Item
        {...p}
        review={{ id: '1', stars: 4, author: 'Ana', date: '2026-05-04T12:00:00Z', text: 'Boa.' }}
      />
    ),
  },
  { name: 'Rating', render: (p) => <kit.Rating {...p} value={4.6} count={12} /> },
  { name: 'RateChip', render: (p) => <kit.RateChip {...p} currency="BRL" rate="5.42" /> },
  { name: 'RichText', render: (p) => <kit.RichText {...p} html="<p>Texto</p>" /> },
  {
    name: 'CompareTable',
    render: (p) => (
      <kit.CompareTable
        {...p}
        label="Comparação"
        columns={[]}
        rows={[]}
        differsLabel="difere"
        onlyDifferencesLabel="Só o que difere"
      />
    ),
  },
  { name: 'SpecTable', render: (p) => <kit.SpecTable {...p} rows={[]} /> },
  { name: 'StockStatus', render: (p) => <kit.StockStatus {...p} stock="inStock" /> },
  {
    name: 'Picture',
    rest: 'control',
    render: (p) => <kit.Picture {...p} image={drillProduct.image} />,
  },
  {
    name: 'SortSelect',
    rest: 'control',
    render: (p) => <kit.SortSelect options={sortOptions} {...p} />,
  },
  { name: 'Carousel', render: (p) => <kit.Carousel {...p} label="Ofertas" /> },
  { name: 'FavouriteButton', render: (p) => <kit.FavouriteButton {...p} name="Martelo" /> },
  {
    name: 'ShareButtons',
    render: (p) => <kit.ShareButtons {...p} url="https://br.example/" title="Ponte" />,
  },
  {
    name: 'FilterPanel',
    render: (p) => <kit.FilterPanel {...p} groups={[]} values={{}} onValuesChange={noop} />,
  },
  {
    name: 'FilterDrawer',
    render: (p) => <kit.FilterDrawer {...p} groups={[]} values={{}} onApply={noop} />,
  },
  {
    name: 'FilterChips',
    render: (p) => (
      <kit.FilterChips {...p} items={[{ href: '/a', label: '220 V' }]} clearHref="/" />
    ),
  },
  { name: 'CurrencyMenu', render: (p) => <kit.CurrencyMenu {...p} rates={[]} /> },
];
