import type { Favourite } from '@ponte/domain';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Heart } from '@ponte/ui/icons';
import { ProductGrid } from '@ponte/ui/product-grid';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentOf } from '../../browser/focus-marks.ts';
import { productsHref } from '../../links/addresses.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { WayOn } from '../../products/way-on.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { FavouriteCard } from './favourite-card.tsx';

/** The favourites of this browser (decision 22). */
export const FavouritesScreen = observer(function FavouritesScreen() {
  const intl = useIntl();
  const { items, count, isOwned } = useShop().shop.favourites;
  const title = intl.formatMessage({ id: 'favourites.title' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'favourites.description' })} />
      {/* Tall enough to keep the footer below most windows while loading. */}
      <Container className="min-h-200 py-4 md:py-6">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <p className="mb-5 min-h-5.5 text-muted" role="status">
          {count > 0 ? (
            <FormattedMessage id="favourites.count" values={{ count, owned: String(isOwned) }} />
          ) : null}
        </p>
        {count > 0 ? (
          <ProductGrid>
            {items.map((favourite) => (
              <FocusMovesToNeighbour key={favourite.id} id={favourite.id}>
                <FavouriteCard favourite={favourite} />
              </FocusMovesToNeighbour>
            ))}
          </ProductGrid>
        ) : (
          <>
            <EmptyState
              icon={<Heart />}
              title={<FormattedMessage id="favourites.emptyTitle" />}
              action={
                <ButtonLink href={productsHref} variant="brand">
                  <FormattedMessage id="favourites.browse" />
                </ButtonLink>
              }
            >
              <FormattedMessage id="favourites.emptyText" />
            </EmptyState>
            <WayOn />
          </>
        )}
      </Container>
    </>
  );
});

interface FocusMovesToNeighbourProps {
  readonly id: Favourite['id'];
  readonly children: ReactNode;
}

/**
 * When a focused favourite is removed, its successor's heart gets the focus, or else its
 * predecessor's, or the page's content.
 */
function FocusMovesToNeighbour({ id, children }: FocusMovesToNeighbourProps) {
  const { favourites } = useShop().shop;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    // React calls it while the card is still in the DOM.
    return () => {
      if (current?.contains(document.activeElement) && !favourites.has(id))
        heirOf(current)?.focus();
    };
  }, [favourites, id]);
  return (
    <div ref={card} className="contents">
      {children}
    </div>
  );
}

function heirOf(card: HTMLElement): HTMLElement | null {
  const item = card.closest('li');
  const heir = item?.nextElementSibling ?? item?.previousElementSibling;
  const heart = heir?.querySelector<HTMLElement>('[data-slot="favourite-button"]');
  return heart ?? contentOf(document).main;
}
