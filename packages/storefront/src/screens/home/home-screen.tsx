import { homeOf } from '@ponte/domain/home';
import { ErrorState } from '@ponte/ui/error-state';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../app/page-head.tsx';
import { useShop } from '../../app/shop-context.ts';
import { Container } from '../../layout/container.tsx';
import type { ScreenProps } from '../../routes/route.ts';
import { BrandsBlock } from './brands-block.tsx';
import { CategoryChips, CategorySidebar } from './category-choice.tsx';
import { chosenSlug } from './category-parameter.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { MainBanner } from './main-banner.tsx';

/** The home page: categories, the newest of the chosen one, brands. */
export const HomeScreen = observer(function HomeScreen({ location }: ScreenProps) {
  const { shop } = useShop();
  const home = homeOf(shop);
  const selected = home.selected(chosenSlug(location));
  const choice = { categories: home.categories, selected };
  return (
    <>
      <PageHead canonical="/" />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <CategorySidebar {...choice} className="hidden self-start lg:block" />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
          <MainBanner />
          <CategoryChips {...choice} className="lg:hidden" />
          {shop.startData.status === 'failed' ? (
            <ErrorState
              title={<FormattedMessage id="home.categoriesFailed" />}
              onRetry={() => void shop.startData.load()}
            />
          ) : (
            <FeaturedProducts category={selected} home={home} />
          )}
          <BrandsBlock brands={home.brands} />
        </div>
      </Container>
    </>
  );
});
