import { Button } from '@ponte/ui/button';
import { Dialog } from '@ponte/ui/dialog';
import { FormattedMessage } from 'react-intl';
import { observer } from '../shop/observer.ts';

interface UnderDevelopmentProps {
  readonly onClose: () => void;
  readonly leadsHome?: boolean;
}

/**
 * Says that nothing can be bought online yet; on the checkout closing it leads home (decision 21).
 */
export const UnderDevelopment = observer(function UnderDevelopment({
  onClose,
  leadsHome = false,
}: UnderDevelopmentProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id="underDevelopment.title" />}
      size="sm"
      footer={
        <Button variant="brand" onClick={onClose}>
          <FormattedMessage
            id={leadsHome ? 'underDevelopment.home' : 'underDevelopment.understood'}
          />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="underDevelopment.text" />
      </p>
    </Dialog>
  );
});
