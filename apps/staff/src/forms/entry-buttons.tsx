import { IconButton } from '@ponte/ui/icon-button';
import { ChevronDown, ChevronUp, Trash } from '@ponte/ui/icons';
import { useIntl } from 'react-intl';

interface EntryButtonsProps {
  /** Place of the entry, from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** What is done with an entry of a list: its place, and its end. */
export function EntryButtons({ index, count, onMove, onRemove }: EntryButtonsProps) {
  const intl = useIntl();
  const number = index + 1;
  return (
    <div className="flex">
      <IconButton
        label={intl.formatMessage({ id: 'list.up' }, { number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={intl.formatMessage({ id: 'list.down' }, { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown />
      </IconButton>
      <IconButton label={intl.formatMessage({ id: 'list.remove' }, { number })} onClick={onRemove}>
        <Trash />
      </IconButton>
    </div>
  );
}
