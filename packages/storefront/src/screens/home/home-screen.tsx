import { homeOf } from '@ponte/domain/home';
import { BannerSlot } from '@ponte/ui/banner-slot';
import { FormattedMessage, useIntl } from 'react-intl';
import { newestHref } from '../../links/addresses.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { Container } from '../../page/container.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { homeTitle } from '../../page/site-words.ts';
import { Sleeping } from '../../page/sleeping.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { BrandsBlock } from './brands-block.tsx';
import { CategoryChips, CategorySidebar } from './category-choice.tsx';
import { chosenSlug } from './category-parameter.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { MoreBlock } from './more-block.tsx';
import { OffersBlock } from './offers-block.tsx';
import { ShopFacts } from './shop-facts.tsx';

export const HomeScreen = observer(function HomeScreen({ location }: ScreenProps) {
  const { shop } = useShop();
  const home = homeOf(shop);
  const slug = chosenSlug(location);
  const selected = home.selected(slug);
  const choice = { categories: home.categories, selected };
  const { error } = shop.startData;
  return (
    <>
      <PageHead canonical="/" />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="hidden flex-col gap-4 lg:flex">
          {home.isEmpty ? null : <CategorySidebar {...choice} />}
          <ShopFacts />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
          <MainBanner />
          {home.isEmpty ? null : <CategoryChips {...choice} className="lg:hidden" />}
          {error && !selected ? (
            <LoadFailure
              title={<FormattedMessage id="home.categoriesFailed" />}
              error={error}
              onRetry={() => void home.load(slug)}
            />
          ) : (
            <FeaturedProducts category={selected} home={home} />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:col-span-2">
          {home.isEmpty ? null : <MoreBlock />}
          <Sleeping>
            <BrandsBlock />
          </Sleeping>
          <OffersBlock />
        </div>
      </Container>
    </>
  );
});

/** The left half of the picture fades beneath the text. */
const shape = { width: 1280, height: 400 };

/** Without a banner the page still has its heading. */
const MainBanner = observer(function MainBanner() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const pictures = usePictures();
  const banner = homeOf(shop).banner('main');
  if (!banner) {
    return <h1 className="sr-only">{homeTitle(region)}</h1>;
  }
  return (
    <BannerSlot
      headingLevel={1}
      title={banner.title}
      description={banner.description}
      image={pictures.source(banner.picture?.url, '', shape)}
      cta={{ href: banner.link ?? newestHref, label: intl.formatMessage({ id: 'home.banner' }) }}
      placement="behind"
      priority
    />
  );
});
