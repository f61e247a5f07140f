import { searchTextLimit } from '@ponte/domain/product-list';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { PageHead } from '../../page/page-head.tsx';

export function SearchTooLong() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'list.tooLongTitle' })} />
      <EmptyState
        title={<FormattedMessage id="list.tooLongTitle" />}
        action={
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="list.seeAll" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="list.tooLongText" values={{ most: searchTextLimit }} />
      </EmptyState>
    </>
  );
}
