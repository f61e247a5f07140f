import { brandCountsOf, withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import { FilterPanel } from '@ponte/ui/filter-panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import listTools from '#messages/list-tools';
import { withTexts } from '../../languages/with-texts.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { brandChoices, brandsHref, chosenBrands } from './filters.ts';
import { ListForm } from './list-form.tsx';

interface BrandFilterProps {
  readonly query: ListQuery;
  readonly place: Place;
}

/** Brands to narrow a category to, beside the list: each box counts at once, without JavaScript by a button. */
export const BrandFilter = withTexts(
  [listTools],
  function BrandFilter({ query, place }: BrandFilterProps) {
    const { shop } = useShop();
    const navigate = useNavigate();
    const chosen = chosenBrands(query);
    const [boxes, setBoxes] = useState({ of: query, values: chosen });
    // The address has the last word; until it has changed, a box shows what it was made.
    const values = boxes.of === query ? boxes.values : chosen;
    const choose = (next: readonly string[]) => {
      setBoxes({ of: query, values: next });
      void navigate(brandsHref(query, next));
    };
    // Once, of the boxes as they were drawn first.
    const [takeUpEarly] = useState(
      () => (panel: Element | null) => tellEarlyPresses(panel, values, choose),
    );
    return (
      <ListForm query={withBrands(query, [])}>
        <FilterPanel
          brands={brandChoices({
            place,
            brands: shop.startData.brands,
            counts: brandCountsOf(shop).of(query, place),
            chosen: query.brandIds,
          })}
          clearHref={brandsHref(query, [])}
          selected={values}
          ref={takeUpEarly}
          onSelectedChange={choose}
        />
      </ListForm>
    );
  },
);

/**
 * Tells of the boxes that were pressed in a server's HTML, before the page was taken over: they came
 * unheard. Nowhere else does a box differ from what was just drawn.
 *
 * @param part what the boxes are in
 * @param selected values of the boxes that were drawn ticked
 * @param tell called soon, if there are any, with the values that are ticked on the page
 */
function tellEarlyPresses(
  part: Element | null,
  selected: readonly string[],
  tell: (selected: readonly string[]) => void,
): void {
  let next = selected;
  for (const { checked, value } of part?.querySelectorAll('input') ?? []) {
    if (checked !== selected.includes(value))
      next = checked ? [...next, value] : next.filter((other) => other !== value);
  }
  // Once all of what was taken over listens.
  if (next !== selected) setTimeout(() => tell(next));
}
