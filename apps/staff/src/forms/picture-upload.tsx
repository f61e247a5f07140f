import { pictureLimit, uploadPicture, type StoredPicture } from '@ponte/contract/staff';
import type { ApiError } from '@ponte/domain/api';
import { Button } from '@ponte/ui/button';
import { Upload } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAct } from '../data/use-act.ts';
import { useFailureText } from '../data/use-failure-text.ts';

interface PictureUploadProps {
  readonly text: FormatjsIntl.Message['ids'];
  /** How many may be given at once; none while there is no room. */
  readonly most: number;
  /** Called for each, as soon as the store has it. */
  readonly onStored: (picture: StoredPicture) => void;
}

interface Refused {
  readonly file: File;
  readonly text: string;
  /** Whether the same file may be taken another time. */
  readonly again: boolean;
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** Sends pictures to the store when they are chosen; one that it refuses is named with the reason. */
export const PictureUpload = observer(function PictureUpload({
  text,
  most,
  onStored,
}: PictureUploadProps) {
  const intl = useIntl();
  const textOf = useFailureText();
  const act = useAct(uploadPicture);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const refusalOf = async (file: File): Promise<Refused | undefined> => {
    if (file.size > pictureLimit) {
      return { file, text: intl.formatMessage({ id: 'picture.tooLarge' }), again: false };
    }
    const answer = await act.send({ body: { picture: file } });
    if (answer.ok) {
      onStored(answer.value);
      return undefined;
    }
    return { file, text: textOf(answer.error), again: mayComeAgain(answer.error) };
  };
  const send = async (files: readonly File[]) => {
    const missed: Refused[] = [];
    setRefused([]);
    for (const file of files.slice(0, most)) {
      setSending(file.name);
      const refusal = await refusalOf(file);
      if (refusal) missed.push(refusal);
    }
    const leftOut = files.slice(most).map((file) => ({
      file,
      text: intl.formatMessage({ id: 'picture.tooMany' }, { most }),
      again: false,
    }));
    setSending('');
    setRefused([...missed, ...leftOut]);
  };
  const again = refused.filter((one) => one.again).map(({ file }) => file);

  return (
    <div className="grid grid-cols-1 gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        multiple={most > 1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen another time.
          currentTarget.value = '';
          void send(files);
        }}
      />
      <Button
        className="justify-self-start"
        disabled={most < 1}
        pending={sending !== ''}
        onClick={() => input.current?.click()}
      >
        <Upload />
        <FormattedMessage id={text} />
      </Button>
      <p role="status" className="text-sm text-muted wrap-anywhere empty:hidden">
        {sending && intl.formatMessage({ id: 'picture.sending' }, { name: sending })}
      </p>
      {refused.length > 0 ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            again.length > 0 ? (
              <Button size="sm" onClick={() => void send(again)}>
                <FormattedMessage id="picture.again" />
              </Button>
            ) : null
          }
        >
          <ul className="grid gap-1">
            {refused.map(({ file, text: reason }) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className="wrap-anywhere">
                <strong className="block">{file.name}</strong>
                {reason}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
});

/** Of a refusal that is not about the file. */
function mayComeAgain({ kind }: ApiError): boolean {
  return kind !== 'validation' && kind !== 'tooLarge' && kind !== 'badRequest';
}
