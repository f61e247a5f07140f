import { FlagMenu } from '@ponte/ui/flag-menu';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';

const locales = ['pt-BR', 'es-PY'] as const;

/** Links to this page on both storefronts (decision 3). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { shop } = useShop();
  const { pathname, search } = useLocation();
  return (
    <FlagMenu
      current={shop.language.locale}
      items={locales.map((locale) => ({
        locale,
        href: shop.language.linkTo(locale, pathname, search),
      }))}
    />
  );
});
