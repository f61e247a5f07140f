import { CurrencyMenu } from '@ponte/ui/currency-menu';
import { useHidesOnScroll } from '@ponte/ui/site-header';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { shopDay } from '../page/shop-time.ts';
import { useShop } from '../shop/shop-context.ts';

/** What the header has on phones alone: today's rates in a menu, and its way out of sight. */
export const PhoneTools = observer(function PhoneTools() {
  const { shop } = useShop();
  const menu = useRef<HTMLDivElement>(null);
  useHidesOnScroll(menu);
  return (
    <CurrencyMenu
      ref={menu}
      rates={shop.prices.chips}
      since={shopDay(shop.startData.ratesUpdatedAt)}
      className="md:hidden"
    />
  );
});
