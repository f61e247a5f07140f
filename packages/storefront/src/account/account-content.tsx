import type { CustomerProfile } from '@ponte/domain';
import { accountOf } from '@ponte/domain/account';
import { Skeleton } from '@ponte/ui/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailure } from '../page/load-failure.tsx';
import { Loading } from '../page/loading.tsx';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';

interface AccountContentProps {
  readonly children: (profile: CustomerProfile) => ReactNode;
}

/** Loads and shows the signed-in customer's profile, or its loading and failed states. */
export const AccountContent = observer(function AccountContent({ children }: AccountContentProps) {
  const intl = useIntl();
  const account = accountOf(useShop().shop);
  const { profile, status } = account;
  if (profile) return <Shown profile={profile}>{children}</Shown>;
  if (status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="account.failed" />}
        error={account.error}
        onRetry={() => void account.reload()}
      />
    );
  }
  return (
    <Loading label={intl.formatMessage({ id: 'account.loading' })}>
      <Skeleton className="h-72" />
    </Loading>
  );
});

/** A separate observer for what `children` reads. */
const Shown = observer(function Shown({
  profile,
  children,
}: AccountContentProps & { readonly profile: CustomerProfile }) {
  return children(profile);
});
