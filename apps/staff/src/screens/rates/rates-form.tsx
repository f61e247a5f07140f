import { updateRates, type StaffRates } from '@ponte/contract/staff';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { shownDecimal, typedDecimal } from '../../forms/typed-decimal.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useUnsaved } from '../../forms/use-unsaved.tsx';
import { useOffice } from '../../office/office-context.ts';

interface RatesFormProps {
  readonly rates: StaffRates;
  readonly onSaved: (rates: StaffRates) => void;
  readonly onReload: () => void;
}

interface Values {
  data: { rate: string }[];
}

export const RatesForm = observer(function RatesForm({ rates, onSaved, onReload }: RatesFormProps) {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(updateRates);
  const { form, field, onSubmit, pending, error, required } = useSentForm<Values>({
    defaults: { data: rates.data.map(({ rate }) => ({ rate: shownDecimal(rate) })) },
    async send(values) {
      const data = rates.data.map(({ source, target, rate }, index) => ({
        source,
        target,
        rate: typedDecimal(values.data[index]?.rate ?? '') ?? rate,
      }));
      const answer = await act.send({ body: { version: rates.version, data } });
      if (!answer.ok) return answer;
      form.reset(values);
      toasts.show({ tone: 'success', text: <FormattedMessage id="form.saved" /> });
      onSaved(answer.value);
      return answer;
    },
  });
  const question = useUnsaved(form.formState.isDirty);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 max-w-md gap-4">
      <ChangeFailure error={error} onReload={onReload} />
      {rates.data.map(({ source, target, updatedAt }, index) => (
        <TextField
          key={`${source} ${target}`}
          label={intl.formatMessage({ id: 'rates.pair' }, { source, target })}
          hint={
            updatedAt === null
              ? undefined
              : intl.formatMessage(
                  { id: 'rates.updated' },
                  {
                    at: intl.formatDate(updatedAt, { dateStyle: 'short', timeStyle: 'short' }),
                  },
                )
          }
          inputMode="decimal"
          end={<span className="my-auto pr-3 text-muted">{target}</span>}
          required
          {...field(`data.${index}.rate`, {
            ...required,
            validate: (text) =>
              typedDecimal(text) !== undefined || intl.formatMessage({ id: 'rates.wrong' }),
          })}
        />
      ))}
      <SubmitButton size="md" pending={pending} className="justify-self-start">
        <FormattedMessage id="form.save" />
      </SubmitButton>
      {question}
    </form>
  );
});
