import { getBanners } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { BannersForm } from './banners-form.tsx';

export const BannersScreen = observer(function BannersScreen() {
  const intl = useIntl();
  const banners = useAnswer(getBanners, {});
  return (
    <Page title={intl.formatMessage({ id: 'banners.title' })}>
      <p className="text-muted">
        <FormattedMessage id="banners.lead" />
      </p>
      <Loaded answer={banners} skeleton={<PanelsSkeleton />}>
        {(shown) => (
          <BannersForm
            key={shown.version}
            banners={shown}
            onSaved={banners.show}
            onReload={banners.reload}
          />
        )}
      </Loaded>
    </Page>
  );
});
