import type { Banner } from '@ponte/domain';
import { homeOf } from '@ponte/domain/home';
import { Carousel } from '@ponte/ui/carousel';
import { Picture } from '@ponte/ui/picture';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { newestHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { usePictures } from '../../media/use-pictures.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** The carousel's interval on phones, in milliseconds (storefront.md §9). */
const slideMs = 5000;

/** Beneath the text, on its left, the picture fades so far that any leaves it readable (4.5:1). */
const shape = { width: 480, height: 270 };

/** Side by side; on phones a carousel. */
export const TripleBanners = observer(function TripleBanners({
  isPhone,
}: {
  readonly isPhone: boolean;
}) {
  const intl = useIntl();
  const { shop } = useShop();
  const { startData } = shop;
  const banners = homeOf(shop).tripleBanners;
  if (!banners) {
    return startData.error ? (
      <LoadFailure
        title={<FormattedMessage id="homeMore.bannersFailed" />}
        error={startData.error}
        onRetry={() => void startData.retry()}
      />
    ) : (
      <Skeleton className={isPhone ? 'h-57' : 'h-44'} />
    );
  }
  if (banners.length === 0) return null;
  const cards = banners.map((banner) => <BannerLink key={banner.kind} banner={banner} />);
  const label = intl.formatMessage({ id: 'homeMore.highlights' });
  if (isPhone && cards.length > 1) {
    return (
      <Carousel label={label} perPage="one" autoplay={slideMs}>
        {cards}
      </Carousel>
    );
  }
  return (
    <section aria-label={label} className="flex gap-4">
      {cards}
    </section>
  );
});

function BannerLink({ banner }: { readonly banner: Banner }) {
  const pictures = usePictures();
  const { title, description, picture, link } = banner;
  return (
    <Link
      href={link ?? newestHref}
      className="ui-on-brand ui-raises relative grid min-h-44 flex-1 overflow-hidden rounded-lg bg-brand-deep"
    >
      <Picture
        image={pictures.source(picture?.url, '', shape)}
        sizes="(min-width: 48rem) 33vw, 100vw"
        className="absolute inset-0 rounded-none bg-transparent mask-[linear-gradient(to_right,#0004_58%,#000_85%)] [&_img]:object-cover [&_img]:object-right"
      />
      <span className="relative grid w-3/5 content-center gap-1 p-4">
        <span className="text-lg leading-tight font-bold text-balance">{title}</span>
        {description ? (
          <span className="text-sm text-on-brand-muted md:max-lg:hidden">{description}</span>
        ) : null}
      </span>
    </Link>
  );
}
