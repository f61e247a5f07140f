import { useIntl } from 'react-intl';
import { categoryHref } from '../links/addresses.ts';
import { Link } from '../links/link.tsx';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { SeenLast } from './seen-last.tsx';

/** As many as home shows. */
const shownCategories = 8;

/** Where to go from a page that has nothing to show: the categories, and what was seen last. */
export const WayOn = observer(function WayOn() {
  const intl = useIntl();
  const { categories } = useShop().shop.startData.shell;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      {categories.length > 0 ? (
        <nav aria-label={intl.formatMessage({ id: 'footer.categories' })}>
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.slice(0, shownCategories).map((category) => (
              <li key={category.id}>
                <Link href={categoryHref(category)} className="list-choice">
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <SeenLast />
    </div>
  );
});
