import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../src/breadcrumb/breadcrumb.tsx';
import { Button } from '../src/button/button.tsx';
import { EmptyState } from '../src/empty-state/empty-state.tsx';
import { ErrorState } from '../src/error-state/error-state.tsx';
import { FavouriteButton } from '../src/favourite-button/favourite-button.tsx';
import { FilterDrawer } from '../src/filter-drawer/filter-drawer.tsx';
import { FilterPanel, type FilterGroup } from '../src/filter-panel/filter-panel.tsx';
import { SearchX } from '../src/icons/icons.tsx';
import { Pagination } from '../src/pagination/pagination.tsx';
import { ProductCard } from '../src/product-card/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '../src/product-grid/product-grid.tsx';
import { SortSelect } from '../src/sort-select/sort-select.tsx';
import { brandChoices, sortOptions } from '../src/test/samples.ts';
import { Frame } from './frame.tsx';
import { useGoods } from './goods.ts';
import { Panel } from './panel.tsx';
import { useWords } from './words.ts';

const meta = {
  title: 'Screens/ProductList',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ListProps {
  /** What the result's line says; nothing while it loads. */
  count?: number;
  /** The brands that are chosen. */
  selected?: readonly string[];
  children: ReactNode;
}

const none: readonly string[] = [];

function List({ count, selected = none, children }: ListProps) {
  const words = useWords();
  const groups = useGroups();
  const title = words.categories.power;
  return (
    <Frame current="departments">
      <div className="wrap py-4 md:py-6">
        <Breadcrumb items={[{ label: words.home, href: '/' }, { label: title }]} />
        <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
            <p className="min-h-5.5 text-muted" role="status">
              {count === undefined ? null : words.found(count)}
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <FilterDrawer
              groups={groups}
              values={{ brandSlug: selected }}
              onApply={() => undefined}
              className="md:hidden"
            />
            <SortSelect options={sortOptions} />
          </div>
        </div>
        <div className="md:grid md:grid-cols-[15.5rem_minmax(0,1fr)] md:gap-6">
          <Panel className="self-start max-md:hidden">
            <FilterPanel
              groups={groups}
              values={{ brandSlug: selected }}
              onValuesChange={() => undefined}
            />
          </Panel>
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </Frame>
  );
}

function useGroups(): readonly FilterGroup[] {
  const words = useWords();
  const departments = [words.all, ...words.departmentsOf.power].map((label, index) => ({
    href: `/produtos/power/${index}`,
    label,
    count: [184, 62, 41, 38][index],
    current: index === 0,
  }));
  return [
    { kind: 'links', id: 'places', label: words.departments, items: departments },
    { kind: 'boxes', id: 'brands', name: 'brandSlug', label: words.brands, choices: brandChoices },
  ];
}

function Results() {
  const goods = useGoods();
  return (
    <>
      <ProductGrid className="md:grid-cols-3 xl:grid-cols-4">
        {goods.map((product) => (
          <ProductCard
            key={product.code}
            product={product}
            headingLevel={2}
            onAdd={() => undefined}
            askPriceHref="https://wa.me/595000000"
            favourite={<FavouriteButton name={product.name} variant="raised" size="sm" />}
          />
        ))}
      </ProductGrid>
      <Pagination
        className="mt-8"
        page={2}
        pageCount={10}
        hrefFor={(page) => `/produtos/power?page=${page}`}
      />
    </>
  );
}

function NothingFound() {
  const words = useWords();
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.emptyTitle}
      action={<Button variant="brand">{words.clearFilters}</Button>}
    >
      {words.emptyText}
    </EmptyState>
  );
}

function FailedResults() {
  return <ErrorState title={useWords().listFailed} onRetry={() => undefined} />;
}

export const Shown: Story = {
  render: () => (
    <List count={184} selected={['2']}>
      <Results />
    </List>
  ),
};
// Spec: storefront 2.47
export const Phone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Loading: Story = {
  render: () => (
    <List>
      <ProductGridSkeleton className="md:grid-cols-3 xl:grid-cols-4" />
    </List>
  ),
};
// Spec: storefront 2.45, 8.6
export const Empty: Story = {
  render: () => (
    <List count={0} selected={['2', '14']}>
      <NothingFound />
    </List>
  ),
};
export const Failed: Story = {
  render: () => (
    <List>
      <FailedResults />
    </List>
  ),
};
