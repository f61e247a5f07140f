import { FlagMenu } from '@ponte/ui/flag-menu';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { useHydrated } from '../app/use-hydrated.ts';

const locales = ['pt-BR', 'es-PY'] as const;

/** Links to this page on both storefronts (decision 3). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { shop, region } = useShop();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  return (
    <FlagMenu
      current={hydrated ? shop.language.locale : region.locale}
      items={locales.map((locale) => ({
        locale,
        href: shop.language.linkTo(locale, pathname, search),
      }))}
    />
  );
});
