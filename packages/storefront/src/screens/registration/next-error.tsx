import { Button } from '@ponte/ui/button';
import { ChevronDown } from '@ponte/ui/icons';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { nextField, showAndFocus } from './show-and-focus.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** After a refusal: how many fields are wrong, and the way to the next of them. */
export function NextError({ state }: Pick<RegistrationFormState, 'state'>) {
  /** Where the button led last: the button itself has the focus when it is pressed again. */
  const last = useRef<string>(undefined);
  const ids = state.errors.flatMap(({ fieldId }) => (fieldId ? [fieldId] : []));
  if (ids.length === 0) return null;
  const goOn = () => {
    const from = ids.indexOf(last.current ?? '');
    const next = from < 0 ? nextField(ids) : ids[(from + 1) % ids.length];
    last.current = next;
    if (next) showAndFocus(next);
  };
  return (
    <div className="error-bar sticky bottom-bottom-nav z-20 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-danger bg-surface p-2 pl-4 shadow-lg md:bottom-4">
      <p className="text-sm font-semibold">
        <FormattedMessage id="registration.errorCount" values={{ count: ids.length }} />
      </p>
      <Button size="sm" onClick={goOn}>
        <FormattedMessage id="registration.nextError" />
        <ChevronDown />
      </Button>
    </div>
  );
}
