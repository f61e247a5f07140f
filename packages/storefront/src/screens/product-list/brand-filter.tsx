import { brandCountsOf, withBrands, type ListQuery, type Place } from '@ponte/domain/product-list';
import { FilterPanel } from '@ponte/ui/filter-panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import listTools from '#messages/list-tools';
import { withTexts } from '../../languages/with-texts.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { brandChoices, brandsHref, chosenBrands } from './filters.ts';
import { ListForm } from './list-form.tsx';
import { tellEarlyPresses } from './tell-early-presses.ts';

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
