import type { CustomerProfile } from '@ponte/domain';
import { profileEditOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { Dialog, DialogClose } from '@ponte/ui/dialog';
import { SubmitButton } from '@ponte/ui/submit-button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { EditForm } from './edit-form.tsx';

interface EditDialogProps {
  readonly profile: CustomerProfile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const EditDialog = observer(function EditDialog({
  profile,
  open,
  onOpenChange,
}: EditDialogProps) {
  const { submission } = profileEditOf(useShop().shop);
  const formId = useId();
  const { isPending, progress } = submission;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // Closing cancels a pending submission.
        submission.abort();
        onOpenChange(next);
      }}
      closeOnBackdrop={false}
      title={<FormattedMessage id="personalData.editTitle" />}
      footer={
        <>
          <DialogClose asChild>
            <Button>
              <FormattedMessage id="personalData.cancel" />
            </Button>
          </DialogClose>
          <SubmitButton
            size="md"
            form={formId}
            pending={isPending}
            pendingLabel={
              progress === null ? (
                <FormattedMessage id="personalData.saving" />
              ) : (
                <FormattedMessage id="personalData.sending" values={{ share: progress }} />
              )
            }
          >
            <FormattedMessage id="personalData.save" />
          </SubmitButton>
        </>
      }
    >
      <EditForm id={formId} profile={profile} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
});
