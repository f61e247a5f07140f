import type { StaffProduct } from '@ponte/contract/staff';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryButtons } from '../../forms/entry-buttons.tsx';
import { moved } from '../../forms/moved.ts';
import { Thumbnail } from '../../page/thumbnail.tsx';

interface PictureOrderProps {
  readonly pictures: StaffProduct['pictures'];
  /** Keys in their new order. */
  readonly order: readonly string[];
  readonly onChange: (order: string[]) => void;
}

/** The order of a product's pictures, of which the first stands in lists. */
export function PictureOrder({ pictures, order, onChange }: PictureOrderProps) {
  const intl = useIntl();
  if (order.length === 0) {
    return (
      <p className="text-muted">
        <FormattedMessage id="product.noPictures" />
      </p>
    );
  }
  return (
    <ol className="grid grid-cols-1 gap-2">
      {order.map((key, index) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3">
          <Thumbnail address={pictures.find((picture) => picture.key === key)?.url ?? null} />
          <span className="min-w-0 flex-[1_1_5rem]">
            {intl.formatMessage({ id: 'product.picture' }, { number: index + 1 })}
          </span>
          <EntryButtons
            index={index}
            count={order.length}
            onMove={(to) => onChange(moved(order, index, to))}
            onRemove={() => onChange(order.filter((each) => each !== key))}
          />
        </li>
      ))}
    </ol>
  );
}
