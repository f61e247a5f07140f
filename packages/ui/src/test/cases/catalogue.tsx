import { money } from '@ponte/regional/money';
import * as kit from '../../index.ts';
import { drillProduct, sortOptions } from '../samples.ts';
import type { Case } from './case.ts';

const noop = () => undefined;

/** Products, prices and the ways to narrow them down. */
export const catalogue: readonly Case[] = [
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
  { name: 'ProductCard', render: (p) => <kit.ProductCard {...p} product={drillProduct} /> },
  {
    name: 'ProductGallery',
    render: (p) => <kit.ProductGallery {...p} images={[]} name="Furadeira" />,
  },
  { name: 'ProductGrid', render: (p) => <kit.ProductGrid {...p} /> },
  { name: 'ProductGridSkeleton', render: (p) => <kit.ProductGridSkeleton {...p} /> },
  { name: 'ProductRowSkeleton', render: (p) => <kit.ProductRowSkeleton {...p} /> },
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
