import { updateRates, type StaffRates } from '@ponte/contract/staff';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { SavedForm } from '../../forms/saved-form.tsx';
import { shownDecimal, typedDecimal } from '../../forms/typed-decimal.ts';
import { useSavedForm } from '../../forms/use-saved-form.tsx';

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
  const state = useSavedForm<Values, typeof updateRates>(updateRates, {
    stored: rates,
    defaults: { data: rates.data.map(({ rate }) => ({ rate: shownDecimal(rate) })) },
    requestOf: (values) => ({
      body: {
        version: rates.version,
        data: rates.data.map(({ source, target, rate }, index) => ({
          source,
          target,
          rate: typedDecimal(values.data[index]?.rate ?? '') ?? rate,
        })),
      },
    }),
    onSaved,
    onReload,
  });
  const { field, required } = state;
  const pairOf = (index: number) => {
    const { source, target } = rates.data[index] ?? {};
    return intl.formatMessage({ id: 'rates.pair' }, { source, target });
  };
  return (
    <div className="max-w-md">
      <SavedForm state={state} labelOf={(path) => pairOf(Number(path.split('.')[1]))}>
        {rates.data.map(({ source, target, updatedAt }, index) => (
          <TextField
            key={`${source} ${target}`}
            label={pairOf(index)}
            hint={
              updatedAt === null
                ? undefined
                : intl.formatMessage(
                    { id: 'rates.updated' },
                    {
                      at: intl.formatDate(updatedAt, {
                        dateStyle: 'short',
                        timeStyle: 'short',
                        hourCycle: 'h23',
                      }),
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
      </SavedForm>
    </div>
  );
});
