import { signOut } from '@ponte/domain/account';
import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from '../links/navigation.ts';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';

interface SignOutDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Confirms signing out, which also empties this device's cart (accounts.md §4). */
export const SignOutDialog = observer(function SignOutDialog({
  open,
  onOpenChange,
}: SignOutDialogProps) {
  const { shop } = useShop();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="account.signOutTitle" />}
      confirmLabel={<FormattedMessage id="account.signOut" />}
      cancelLabel={<FormattedMessage id="account.signOutNo" />}
      onConfirm={() => {
        onOpenChange(false);
        // Navigate first: a customer's page would otherwise redirect to the login by itself.
        navigate(paths.login, { replace: true });
        void signOut(shop);
      }}
    >
      <FormattedMessage id="account.signOutText" />
    </ConfirmDialog>
  );
});
