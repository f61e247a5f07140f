import { homeOf } from '@ponte/domain/home';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../page/screen.ts';
import { useShop } from '../../shop/shop-context.ts';
import { BrandsBlock } from './brands-block.tsx';
import { CategoryChips, CategorySidebar } from './category-choice.tsx';
import { chosenSlug } from './category-parameter.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { MainBanner } from './main-banner.tsx';
import { MoreBlock } from './more-block.tsx';
import { OffersBlock } from './offers-block.tsx';
import { ShopFacts } from './shop-facts.tsx';

/** The home page: categories, the newest of the chosen one, what else there is, brands, offers. */
export const HomeScreen = observer(function HomeScreen({ location }: ScreenProps) {
  const { shop } = useShop();
  const home = homeOf(shop);
  const selected = home.selected(chosenSlug(location));
  const choice = { categories: home.categories, selected };
  return (
    <>
      <PageHead canonical="/" />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="hidden flex-col gap-4 lg:flex">
          <CategorySidebar {...choice} />
          <ShopFacts />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
          <MainBanner />
          <CategoryChips {...choice} className="lg:hidden" />
          {shop.startData.status === 'failed' ? (
            <LoadFailure
              title={<FormattedMessage id="home.categoriesFailed" />}
              error={shop.startData.error}
              onRetry={() => void shop.startData.load()}
            />
          ) : (
            <FeaturedProducts category={selected} home={home} />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:col-span-2">
          <MoreBlock />
          <BrandsBlock />
          <OffersBlock />
        </div>
      </Container>
    </>
  );
});
