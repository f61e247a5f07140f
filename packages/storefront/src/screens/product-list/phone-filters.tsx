import { facetsOf, listAddress, type ListQuery, type Place } from '@ponte/domain/product-list';
import { FilterDrawer } from '@ponte/ui/filter-drawer';
import { useIntl } from 'react-intl';
import { keepsFocusMark } from '../../browser/focus-marks.ts';
import { useKeepsPresses } from '../../browser/use-keeps-presses.ts';
import { keepScroll } from '../../links/keep-scroll.ts';
import { useNavigate } from '../../links/navigation.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { filterGroups, isEmptyGroup, valuesOf, withValues } from './filters.ts';

interface PhoneFiltersProps {
  readonly query: ListQuery;
  readonly place: Place;
}

export const PhoneFilters = observer(function PhoneFilters({ query, place }: PhoneFiltersProps) {
  const intl = useIntl();
  const { shop } = useShop();
  const navigate = useNavigate();
  const early = useKeepsPresses();
  const facets = facetsOf(shop);
  const groups = filterGroups({ shop, intl, query, place });
  if (groups.every(isEmptyGroup)) return null;
  return (
    <div className="md:hidden noscript:hidden" {...keepsFocusMark} {...early}>
      <FilterDrawer
        groups={groups}
        values={valuesOf(query)}
        onApply={(values) =>
          navigate(listAddress(withValues(query, values)), { state: keepScroll })
        }
        previewFor={async (values, signal) => {
          const chosen = withValues(query, values);
          const found = await facets.preview({ query: chosen, place }, signal);
          if (!found) return undefined;
          const groups = filterGroups({ shop, intl, query: chosen, place }, found);
          return { groups, count: found.total ?? undefined };
        }}
        onAskForAll={() => void facets.complete({ query, place })}
      />
    </div>
  );
});
