import {
  countFilters,
  desktopPageSize,
  listAddress,
  noFilters,
  productListOf,
  readListQuery,
  withDepartment,
  withFilters,
  withSort,
  sortOptions,
  type ListQuery,
} from '@ponte/domain/product-list';
import { formatCount } from '@ponte/regional/money';
import { Breadcrumb } from '@ponte/ui/breadcrumb';
import { SortSelect, type SortOrder } from '@ponte/ui/sort-select';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultsMark } from '../../browser/focus-marks.ts';
import { keepScroll } from '../../links/keep-scroll.ts';
import { useNavigate } from '../../links/navigation.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import {
  DeferredAppliedFilters,
  DeferredListFilters,
  DeferredPhoneFilters,
  DeferredPlaceChoices,
  DeferredSearchTooLong,
  DeferredUnknownPlace,
} from './deferred-parts.ts';
import { ListForm } from './list-form.tsx';
import type { ListParams } from './list-params.ts';
import { listTitle } from './list-title.ts';
import { ProductResults } from './product-results.tsx';

/** All products, a category, department, brand or search; sorted and paged by the address. */
export const ProductListScreen = observer(function ProductListScreen({
  params,
  location,
}: ScreenProps<ListParams>) {
  const intl = useIntl();
  const titleId = useId();
  const { shop } = useShop();
  const list = productListOf(shop);
  const query = useMemo(() => readListQuery({ params, ...location }), [params, location]);
  const view = list.view(query);
  if (view.status === 'missing') return <DeferredUnknownPlace what={view.missing} />;
  if (view.status === 'tooLong') return <DeferredSearchTooLong />;
  const place = list.placeOf(query);
  const { category, department } = place;
  const title = listTitle(intl, query, place, list.chosenBrandsOf(query));
  const { page } = query;
  // Hides the tools when there is nothing to sort or filter.
  const nothing = view.status === 'ready' && view.total === 0;
  const filters = countFilters(query);
  const headTitle = page > 1 ? intl.formatMessage({ id: 'list.page' }, { title, page }) : title;
  // A phone's pages belong to the list's own for search engines.
  const own = { ...query, allValues: false };
  const canonical = listAddress(
    filters > 0
      ? withFilters(own, noFilters)
      : query.perPage === desktopPageSize
        ? { ...own, pages: 1 }
        : withSort(own, query.sort),
  );
  return (
    <>
      <PageHead
        title={headTitle}
        description={null}
        // Filters multiply: a search engine is to know the list, and one filter of it.
        canonical={query.text || filters > 1 ? undefined : canonical}
      />
      <Container className="py-4 md:py-6">
        <Breadcrumb
          items={[
            { label: intl.formatMessage({ id: 'bottomNav.home' }), href: '/' },
            ...(category && department
              ? [{ label: category.name, href: listAddress(withDepartment(query, null)) }]
              : []),
            { label: title },
          ]}
        />
        <div className="mt-2 mb-4 grid grid-cols-[minmax(0,1fr)] items-end justify-between gap-x-6 gap-y-3 md:flex md:flex-wrap">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1
              id={titleId}
              className="text-2xl font-bold tracking-tight text-balance wrap-anywhere"
            >
              {title}
            </h1>
            <p className="min-h-5.5 text-muted" role="status">
              {view.status === 'ready' ? (
                <FormattedMessage
                  id="list.count"
                  // Formatted here: the first `Intl.NumberFormat` is a long task on phones.
                  values={{ count: view.total, shown: formatCount(view.total) }}
                />
              ) : null}
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            {nothing && query.text && filters === 0 ? null : (
              <DeferredPhoneFilters query={query} place={place} />
            )}
            {nothing ? null : <SortForm query={query} />}
          </div>
        </div>
        <DeferredPlaceChoices query={query} place={place} />
        <div className="list-columns">
          {nothing && filters === 0 ? null : <DeferredListFilters query={query} place={place} />}
          <section aria-labelledby={titleId} className="min-w-0 outline-none" {...resultsMark}>
            {filters > 0 ? <DeferredAppliedFilters query={query} place={place} /> : null}
            <ProductResults view={view} query={query} onRetry={() => void list.retry(query)} />
          </section>
        </div>
      </Container>
    </>
  );
});

/** The sort orders; by default newest first, and a text's results by relevance (decision 44). */
function optionsFor({ text, sort: chosen }: ListQuery) {
  const isByRelevance = text !== '' && chosen !== 'newest';
  const usual: SortOrder = isByRelevance ? 'relevance' : 'newest';
  return sortOptions.map(({ sort, value }) => ({
    value,
    order: sort === 'default' ? usual : sort,
  }));
}

/** Sorts at once with JavaScript, by a button without. */
function SortForm({ query }: { readonly query: ListQuery }) {
  const navigate = useNavigate();
  const current = sortOptions.find(({ sort }) => sort === query.sort);
  return (
    <ListForm query={withSort(query, 'default')}>
      <SortSelect
        name="sort"
        value={current?.value ?? ''}
        options={optionsFor(query)}
        onValueChange={(value) => {
          const chosen = sortOptions.find((option) => option.value === value);
          if (chosen) navigate(listAddress(withSort(query, chosen.sort)), { state: keepScroll });
        }}
      />
    </ListForm>
  );
}
