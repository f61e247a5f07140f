import { getCustomerDocument, type StaffCustomer } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Eye, FileText } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { saveFile } from '../../data/save-file.ts';
import { useAct } from '../../data/use-act.ts';

interface DocumentFileProps {
  readonly customerId: number;
  readonly document: StaffCustomer['documents'][number];
}

/** One side of a document of identity: a picture is shown, any other file is saved. */
export const DocumentFile = observer(function DocumentFile({
  customerId,
  document: { id, side, type },
}: DocumentFileProps) {
  const intl = useIntl();
  const file = useAct(getCustomerDocument);
  const [picture, setPicture] = useState<string>();
  const name = intl.formatMessage({ id: `document.${side}` });
  const isPicture = type.startsWith('image/');
  const open = async () => {
    const params = { id: String(customerId), documentId: String(id) };
    const answer = await file.send({ params });
    if (!answer.ok) return;
    if (isPicture) setPicture(await dataUrlOf(answer.value));
    else saveFile(answer.value, `${customerId}-${side}.pdf`);
  };
  if (picture !== undefined) {
    return (
      <img
        src={picture}
        alt={name}
        className="max-h-120 max-w-full rounded-md border border-line"
      />
    );
  }
  return (
    <>
      <Failure error={file.error} />
      <Button pending={file.pending} onClick={() => void open()}>
        {isPicture ? <Eye /> : <FileText />}
        <FormattedMessage
          id={isPicture ? 'customer.seeDocument' : 'customer.saveDocument'}
          values={{ name }}
        />
      </Button>
    </>
  );
});

/** A picture as a blob URL, which the page's policy allows. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () =>
      reject(new Error('The file could not be read.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
