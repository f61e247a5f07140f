import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { SearchX } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../page/page.tsx';

/** For an address that leads nowhere. */
export function Missing() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'missing.title' })}>
      <EmptyState
        icon={<SearchX />}
        title={<FormattedMessage id="missing.title" />}
        action={
          <ButtonLink href="/" variant="brand">
            <FormattedMessage id="missing.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="missing.text" />
      </EmptyState>
    </Page>
  );
}
