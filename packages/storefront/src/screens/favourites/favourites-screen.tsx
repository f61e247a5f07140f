import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Heart } from '@ponte/ui/icons';
import { ProductGrid } from '@ponte/ui/product-grid';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { FavouriteCard } from './favourite-card.tsx';
import { PassesFocusOn } from './passes-focus-on.tsx';

/** The products that the visitor marked in this browser (decision 22). */
export const FavouritesScreen = observer(function FavouritesScreen() {
  const intl = useIntl();
  const { items, count } = useShop().shop.favourites;
  const title = intl.formatMessage({ id: 'favourites.title' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'favourites.description' })} />
      {/* Higher than most windows: the footer stays out of them whatever the skeleton gives way to. */}
      <Container className="min-h-200 py-4 md:py-6">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <p className="mb-5 min-h-5.5 text-muted" role="status">
          {count > 0 ? <FormattedMessage id="favourites.count" values={{ count }} /> : null}
        </p>
        {count > 0 ? (
          <ProductGrid>
            {items.map((favourite) => (
              <PassesFocusOn key={favourite.id} id={favourite.id}>
                <FavouriteCard favourite={favourite} />
              </PassesFocusOn>
            ))}
          </ProductGrid>
        ) : (
          <EmptyState
            icon={<Heart />}
            title={<FormattedMessage id="favourites.emptyTitle" />}
            action={
              <ButtonLink href="/produtos" variant="brand">
                <FormattedMessage id="favourites.browse" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="favourites.emptyText" />
          </EmptyState>
        )}
      </Container>
    </>
  );
});
