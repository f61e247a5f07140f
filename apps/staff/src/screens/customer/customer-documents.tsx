import type { StaffCustomer } from '@ponte/contract/staff';
import { formatDocument } from '@ponte/regional/documents';
import { Button } from '@ponte/ui/button';
import { Eye } from '@ponte/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts, type Fact } from '../../page/facts.tsx';
import { printedDocument } from '../../page/printed-document.ts';
import { DocumentFile } from './document-file.tsx';

/** Documents of identity, hidden until they are opened. Each view is logged. */
export function CustomerDocuments({ customer }: { readonly customer: StaffCustomer }) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p className="text-muted">
          <FormattedMessage id="customer.documentsLead" />
        </p>
        <Button onClick={() => setShown(true)}>
          <Eye />
          <FormattedMessage id="customer.showDocuments" />
        </Button>
      </div>
    );
  }
  const { documentType, document, cpf, identity, identityIssuer } = customer;
  const facts: readonly Fact[] = [
    {
      key: 'document',
      name: <FormattedMessage id="customer.document" />,
      value: document && printedDocument(documentType, document),
    },
    {
      key: 'cpf',
      name: <FormattedMessage id="customer.cpf" />,
      value: cpf && formatDocument('cpf', cpf),
    },
    {
      key: 'identity',
      name: <FormattedMessage id="customer.identityNumber" />,
      value: [identity, identityIssuer].filter(Boolean).join(' · '),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
      <DocumentFiles customer={customer} />
    </div>
  );
}

function DocumentFiles({ customer: { id, documents } }: { readonly customer: StaffCustomer }) {
  if (documents.length === 0) {
    return (
      <p className="text-muted">
        <FormattedMessage id="customer.noDocuments" />
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {documents.map((document) => (
        <li key={document.id} className="grid grid-cols-1 justify-items-start gap-2">
          <DocumentFile customerId={id} document={document} />
        </li>
      ))}
    </ul>
  );
}
