import type { Checkout } from '@ponte/domain/checkout';
import { orderNoteLength } from '@ponte/domain/forms';
import { TextArea } from '@ponte/ui/text-area';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../page/panel.tsx';
import { observer } from '../../../shop/observer.ts';

interface NotePanelProps {
  readonly checkout: Pick<Checkout, 'takesNotes' | 'note' | 'setNote'>;
}

/** The buyer's note to the shop, where the shop keeps it. */
export const NotePanel = observer(function NotePanel({ checkout }: NotePanelProps) {
  if (!checkout.takesNotes) return null;
  return (
    <Panel>
      <TextArea
        label={<FormattedMessage id="checkout.note" />}
        hint={<FormattedMessage id="checkout.noteHint" values={{ most: orderNoteLength }} />}
        maxLength={orderNoteLength}
        value={checkout.note}
        onValueChange={(text) => checkout.setNote(text)}
      />
    </Panel>
  );
});
