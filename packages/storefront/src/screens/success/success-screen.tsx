import { canPrint, ordersOf } from '@ponte/domain/orders';
import { ButtonLink } from '@ponte/ui/button';
import { CircleCheck, Download } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginHref, orderHref, productsHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { OrderDelivery } from '../order/order-delivery.tsx';
import { TicketButton } from '../order/ticket-button.tsx';

/**
 * Thanks for a purchase, with links to the account and to the receipt (accounts.md §2): for everybody, and with
 * the last purchase for who is signed in.
 */
export const SuccessScreen = observer(function SuccessScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'success.title' });
  const { shop, region } = useShop();
  const last = ordersOf(shop).orders?.find(canPrint);
  return (
    <>
      <PageHead title={title} />
      <Container className="py-8 md:py-14">
        <div className="mx-auto grid max-w-xl justify-items-center gap-3 text-center">
          <span aria-hidden className="ui-medallion size-16 [&>svg]:size-8">
            <CircleCheck />
          </span>
          <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
          <p className="max-w-[48ch] text-pretty">
            <FormattedMessage id="success.text" values={{ shop: region.name }} />
          </p>
          {last ? (
            <>
              <p className="font-semibold">
                <FormattedMessage id="success.last" values={{ number: last.number }} />
              </p>
              <OrderDelivery order={last} />
            </>
          ) : null}
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <ButtonLink href={paths.account} variant="brand">
              <FormattedMessage id="success.panel" />
            </ButtonLink>
            {last ? (
              <>
                <TicketButton key={last.externalId} order={last} />
                <ButtonLink href={orderHref(last.externalId)}>
                  <FormattedMessage id="success.viewOrder" />
                </ButtonLink>
              </>
            ) : (
              <ButtonLink href={shop.session.customer ? paths.orders : loginHref(paths.success)}>
                <Download />
                <FormattedMessage id="ticket.get" />
              </ButtonLink>
            )}
            <ButtonLink href={productsHref}>
              <FormattedMessage id="success.browse" />
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
});
