import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { WayOn } from '../../products/way-on.tsx';

export function MissingScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'missing.title' })} />
      <NotFoundPanel title={<FormattedMessage id="missing.title" />} productsHref={productsHref}>
        <FormattedMessage id="missing.text" />
      </NotFoundPanel>
      <Container>
        <WayOn />
      </Container>
    </>
  );
}
