import { getStaffProduct, updateStaffProduct } from '@ponte/contract/staff';
import { ButtonLink } from '@ponte/ui/button';
import { ExternalLink } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useOffice } from '../../office/office-context.ts';
import { BackLink } from '../../page/back-link.tsx';
import { useOwnText, useOwnTextLang } from '../../page/own-text.tsx';
import { Page } from '../../page/page.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductSale } from './product-sale.tsx';
import { StockMovements } from './stock-movements.tsx';

export const ProductScreen = observer(function ProductScreen() {
  const intl = useIntl();
  const textOf = useOwnText();
  const langOf = useOwnTextLang();
  const { session } = useOffice();
  const { id = '' } = useParams();
  const product = useAnswer(getStaffProduct, { params: { id } });
  const { data } = product;
  return (
    <Page
      title={data ? textOf(data.name) : intl.formatMessage({ id: 'product.loading' })}
      titleLang={data && langOf(data.name)}
      back={<BackLink href="/products" text="products.title" />}
      actions={
        data ? (
          <ButtonLink href={data.url} target="_blank">
            <ExternalLink />
            <FormattedMessage id="product.open" />
          </ButtonLink>
        ) : null
      }
    >
      <Loaded answer={product} skeleton={<PanelsSkeleton />}>
        {(shown) => (
          <>
            {session.may(updateStaffProduct.roles) ? (
              <ProductForm product={shown} onSaved={product.show} onReload={product.reload} />
            ) : (
              <ProductSale product={shown} />
            )}
            <StockMovements productId={shown.id} version={shown.version} />
          </>
        )}
      </Loaded>
    </Page>
  );
});
