import type { CustomerProfile } from '@ponte/domain';
import { formatPhone } from '@ponte/regional/phones';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { formattedDocument } from './formatted.ts';

interface PersonalDataListProps {
  readonly profile: CustomerProfile;
}

export function PersonalDataList({ profile }: PersonalDataListProps) {
  const { name, lastName, companyName, email, emailConfirmed, kind, lastLoginAt } = profile;
  const fullName = [name, lastName].join(' ').trim();
  const { type, number } = formattedDocument(profile);
  const none = <FormattedMessage id="personalData.none" />;
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Datum label={<FormattedMessage id="personalData.name" />}>{fullName}</Datum>
      {companyName ? (
        <Datum label={<FormattedMessage id="personalData.company" />}>{companyName}</Datum>
      ) : null}
      <Datum label={<FormattedMessage id="personalData.email" />}>
        <span className="mr-2">{email}</span>
        <span
          className={`ui-pill whitespace-nowrap ${emailConfirmed ? 'ui-tone-success' : 'ui-tone-warning'}`}
        >
          <FormattedMessage
            id={emailConfirmed ? 'personalData.confirmed' : 'personalData.unconfirmed'}
          />
        </span>
      </Datum>
      <Datum label={<FormattedMessage id="personalData.document" />}>
        {number ? (
          <FormattedMessage id="personalData.documentValue" values={{ type, number }} />
        ) : (
          none
        )}
      </Datum>
      <Datum label={<FormattedMessage id="personalData.phone" />}>
        {formatPhone(profile.phone) || none}
      </Datum>
      <Datum label={<FormattedMessage id="personalData.foreigner" />}>
        <FormattedMessage id={kind === 'foreign' ? 'personalData.yes' : 'personalData.no'} />
      </Datum>
      <Datum label={<FormattedMessage id="personalData.lastLogin" />}>
        {lastLoginAt === null ? (
          <FormattedMessage id="personalData.firstVisit" />
        ) : (
          <time dateTime={lastLoginAt}>
            <FormattedDate value={lastLoginAt} dateStyle="long" timeStyle="short" hourCycle="h23" />
          </time>
        )}
      </Datum>
    </dl>
  );
}

interface DatumProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

function Datum({ label, children }: DatumProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
