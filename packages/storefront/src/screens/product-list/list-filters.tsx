import {
  facetsOf,
  listAddress,
  noFilters,
  withFilters,
  type ListQuery,
  type Place,
} from '@ponte/domain/product-list';
import { FilterChips } from '@ponte/ui/filter-chips';
import { FilterPanel, type FilterValues } from '@ponte/ui/filter-panel';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { keepScroll, LinkStateContext } from '../../links/keep-scroll.ts';
import { useNavigate } from '../../links/navigation.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import {
  allValuesHref,
  filterChips,
  filterGroups,
  isEmptyGroup,
  unfilteredHref,
  valuesOf,
  withValues,
} from './filters.ts';
import { ListForm } from './list-form.tsx';

interface ListFiltersProps {
  readonly query: ListQuery;
  readonly place: Place;
}

/** Filters beside the list: each applies at once, without JavaScript by a button. */
export const ListFilters = observer(function ListFilters({ query, place }: ListFiltersProps) {
  const intl = useIntl();
  const { shop } = useShop();
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ of: query, values: valuesOf(query) });
  // The address decides; until it has changed, a box shows what was pressed.
  const values = draft.of === query ? draft.values : valuesOf(query);
  const choose = (next: FilterValues) => {
    setDraft({ of: query, values: next });
    navigate(listAddress(withValues(query, next)), { state: keepScroll });
  };
  // Once, for the fields as first rendered.
  const [takeUpEarly] = useState(
    () => (panel: Element | null) => tellEarlyChoices(panel, values, choose),
  );
  const groups = filterGroups({ shop, intl, query, place });
  if (groups.every(isEmptyGroup)) return null;
  return (
    <div className="list-sidebar">
      <ListForm query={withFilters(query, noFilters)}>
        <FilterPanel
          groups={groups}
          values={values}
          allHref={allValuesHref(query)}
          ref={takeUpEarly}
          onValuesChange={choose}
          onAskForAll={() => void facetsOf(shop).complete({ query, place })}
        />
      </ListForm>
    </div>
  );
});

/** What narrows the list now, above the results. */
export const AppliedFilters = observer(function AppliedFilters({ query, place }: ListFiltersProps) {
  const intl = useIntl();
  const { shop } = useShop();
  return (
    <LinkStateContext value={keepScroll}>
      <FilterChips
        items={filterChips({ shop, intl, query, place })}
        clearHref={unfilteredHref(query)}
      />
    </LinkStateContext>
  );
});

/**
 * Reports fields that were changed in the server's HTML before hydration, whose events were lost.
 * Only here does a field differ from what was just rendered.
 * @param panel the container of the fields
 * @param values of the fields as rendered
 * @param tell called later, if any differ, with what they say
 */
function tellEarlyChoices(
  panel: Element | null,
  values: FilterValues,
  tell: (values: FilterValues) => void,
): void {
  let isChanged = false;
  const next: Record<string, string[]> = {};
  for (const field of panel?.querySelectorAll('input[name]') ?? []) {
    if (!(field instanceof HTMLInputElement)) continue;
    const { name, type, value, checked, defaultChecked, defaultValue } = field;
    const isBox = type === 'checkbox';
    if (isBox ? checked !== defaultChecked : value !== defaultValue) isChanged = true;
    const isFilled = isBox ? checked : value !== '';
    next[name] = [...(next[name] ?? []), ...(isFilled ? [value] : [])];
  }
  // Once everything that was hydrated listens.
  if (isChanged) setTimeout(() => tell({ ...values, ...next }));
}
