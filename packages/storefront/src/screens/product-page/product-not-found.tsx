import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { PageHead } from '../../page/page-head.tsx';

export function ProductNotFound() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'product.notFoundTitle' })} />
      <NotFoundPanel
        title={<FormattedMessage id="product.notFoundTitle" />}
        productsHref={productsHref}
      >
        <FormattedMessage id="product.notFoundText" />
      </NotFoundPanel>
    </>
  );
}
