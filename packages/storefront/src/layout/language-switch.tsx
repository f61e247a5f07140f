import { FlagMenu } from '@ponte/ui/flag-menu';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

const locales = ['pt-BR', 'es-PY'] as const;

/** Links to this page on both storefronts (decision 3), to the other one with the cart (decision 32). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { shop, region } = useShop();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const fragment = hydrated ? shop.cart.fragment : '';
  return (
    <FlagMenu
      current={hydrated ? shop.language.locale : region.locale}
      items={locales.map((locale) => ({
        locale,
        href: `${shop.language.linkTo(locale, pathname, search)}${locale === region.locale ? '' : fragment}`,
      }))}
    />
  );
});
