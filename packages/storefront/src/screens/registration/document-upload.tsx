import { FileUpload } from '@ponte/ui/file-upload';
import { useIntl } from 'react-intl';
import { shrink } from '../../forms/shrink.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

interface DocumentUploadProps extends Pick<RegistrationFormState, 'state'> {
  readonly name: 'front' | 'back';
}

const labels = { front: 'registration.front', back: 'registration.back' } as const;

/** One side of the document. The form holds the file itself, not the input's content. */
export function DocumentUpload({ name, state }: DocumentUploadProps) {
  const intl = useIntl();
  const { id, error, onBlur } = state.field(name);
  return (
    <FileUpload
      {...{ id, name, error, shrink }}
      label={intl.formatMessage({ id: labels[name] })}
      required
      camera
      onBlur={(event) => {
        // The file dialog takes the focus, which is no blur.
        if (document.hasFocus()) void onBlur(event);
      }}
      onValueChange={(file) =>
        state.form.setValue(name, file, { shouldValidate: true, shouldTouch: true })
      }
    />
  );
}
