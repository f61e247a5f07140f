import { Heart } from '@ponte/ui/icons';
import { HeaderAction } from '@ponte/ui/site-header';
import { useIntl } from 'react-intl';
import frame from '#messages/frame';
import { withTexts } from '../languages/with-texts.tsx';
import { AccountEntry } from './account-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PhoneTools } from './phone-tools.tsx';

/** What the header has before the cart: rates on phones, language, account, favourites. */
export const HeaderTools = withTexts([frame], function HeaderTools() {
  const intl = useIntl();
  return (
    <>
      <PhoneTools />
      <LanguageSwitch />
      <AccountEntry />
      <HeaderAction
        icon={<Heart />}
        label={intl.formatMessage({ id: 'bottomNav.favourites' })}
        href="/favoritos"
        className="max-md:hidden"
      />
    </>
  );
});
