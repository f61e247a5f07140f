import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../app/page-head.tsx';

/** A category or department that the catalogue does not have. */
export function UnknownPlace() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'list.unknownCategory' })} />
      <NotFoundPanel
        title={<FormattedMessage id="list.unknownCategory" />}
        productsHref="/produtos"
      />
    </>
  );
}
