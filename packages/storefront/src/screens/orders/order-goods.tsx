import type { Order } from '@ponte/domain';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';

/** Names of the first goods of an order, and how many more there are. */
export function OrderGoods({ order: { lines, lineCount } }: { readonly order: Order }) {
  const names = lines.map(({ product: { slug, name, nameLang } }, index) => {
    const shown = <span lang={nameLang}>{name}</span>;
    return (
      <Fragment key={slug}>
        {index === 0 ? shown : <FormattedMessage id="orders.next" values={{ name: shown }} />}
      </Fragment>
    );
  });
  return <FormattedMessage id="orders.goods" values={{ names, more: lineCount - lines.length }} />;
}
