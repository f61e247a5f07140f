import { withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import { FilterPanel } from '@ponte/ui/filter-panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import listTools from '#messages/list-tools';
import { withTexts } from '../../languages/texts.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { brandsHref, brandsToChoose, chosenBrands } from './filters.ts';
import { ListForm } from './list-form.tsx';

interface BrandFilterProps {
  readonly query: ListQuery;
  readonly place: Place;
}

/** Brand checkboxes beside the list: each applies at once, without JavaScript by a button. */
export const BrandFilter = withTexts(
  [listTools],
  function BrandFilter({ query, place }: BrandFilterProps) {
    const { shop } = useShop();
    const navigate = useNavigate();
    const chosen = chosenBrands(query);
    const [boxes, setBoxes] = useState({ of: query, values: chosen });
    // The address decides; until it has changed, a box shows what was pressed.
    const values = boxes.of === query ? boxes.values : chosen;
    const choose = (next: readonly string[]) => {
      setBoxes({ of: query, values: next });
      void navigate(brandsHref(query, next));
    };
    // Once, for the boxes as first rendered.
    const [takeUpEarly] = useState(
      () => (panel: Element | null) => tellEarlyPresses(panel, values, choose),
    );
    return (
      <ListForm query={withBrands(query, [])}>
        <FilterPanel
          brands={brandsToChoose(shop, query, place)}
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
 * Reports boxes that were pressed in the server's HTML before hydration, whose events were lost.
 * Nowhere else does a box differ from what was just rendered.
 * @param part the container of the boxes
 * @param selected values of the boxes rendered as checked
 * @param tell called later, if any differ, with the checked values
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
  // Once everything that was hydrated listens.
  if (next !== selected) setTimeout(() => tell(next));
}
