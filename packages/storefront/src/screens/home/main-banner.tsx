import { BannerSlot } from '@ponte/ui/banner-slot';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { newestHref } from '../../links/addresses.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { useShop } from '../../shop/shop-context.ts';

/** The main banner's picture, whose left three fifths are free for its words. */
const shape = { width: 1280, height: 400 };

/** The promise of the week, where the store has one; a page without it still has its heading. */
export const MainBanner = observer(function MainBanner() {
  const intl = useIntl();
  const { shop } = useShop();
  const pictures = usePictures();
  const banner = shop.startData.banner('main');
  if (!banner) {
    return (
      <h1 className="sr-only">
        <FormattedMessage id="site.homeTitle" />
      </h1>
    );
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
