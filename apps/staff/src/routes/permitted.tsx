import type { StaffRole } from '@ponte/contract/staff';
import { EmptyState } from '@ponte/ui/empty-state';
import { Lock } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { Page } from '../page/page.tsx';

interface PermittedProps {
  readonly roles: readonly StaffRole[];
  readonly children: ReactNode;
}

/** A page for some roles; the others get a notice. */
export const Permitted = observer(function Permitted({ roles, children }: PermittedProps) {
  const intl = useIntl();
  const { session } = useOffice();
  if (session.may(roles)) return children;
  return (
    <Page title={intl.formatMessage({ id: 'forbidden.title' })}>
      <EmptyState icon={<Lock />} title={<FormattedMessage id="forbidden.title" />}>
        <FormattedMessage id="forbidden.text" />
      </EmptyState>
    </Page>
  );
});
