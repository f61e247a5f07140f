import type { ListView } from '@ponte/domain/product-list';
import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { PageHead } from '../../page/page-head.tsx';

export function UnknownPlace({ what }: { readonly what: ListView['missing'] }) {
  const intl = useIntl();
  const title = what === 'brand' ? 'list.unknownBrand' : 'list.unknownCategory';
  return (
    <>
      <PageHead title={intl.formatMessage({ id: title })} />
      <NotFoundPanel title={<FormattedMessage id={title} />} productsHref={productsHref} />
    </>
  );
}
