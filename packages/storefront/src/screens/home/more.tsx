import homeMore from '#messages/home-more';
import { withTexts } from '../../languages/with-texts.tsx';
import { useIsPhone } from '../../page/use-is-phone.ts';
import { RecentlyViewed } from '../../products/recently-viewed.tsx';
import { MostSearched } from './most-searched.tsx';
import { TripleBanners } from './triple-banners.tsx';

/** Triple banners and most searched products; never rendered by a server. */
export const More = withTexts([homeMore], function More() {
  const isPhone = useIsPhone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <TripleBanners isPhone={isPhone} />
      <MostSearched isPhone={isPhone} />
      <RecentlyViewed />
    </div>
  );
});
