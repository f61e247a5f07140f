import { TextField, type TextFieldProps } from '@ponte/ui/text-field';
import { useIntl } from 'react-intl';

/** A one-time code, asked for again before something that matters. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage({ id: 'signIn.code' })}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      required
      {...props}
    />
  );
}
