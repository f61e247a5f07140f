import { handOverOrder, type StaffOrder } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Camera } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { CodeScanner } from '../pickup/code-scanner.tsx';
import { canScan } from '../pickup/scan.ts';

interface HandOverFormProps {
  readonly order: StaffOrder;
  readonly onDone: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

/** Goods go to who shows the order's code. */
export const HandOverForm = observer(function HandOverForm({
  order,
  onDone,
  onReload,
}: HandOverFormProps) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const [scanning, setScanning] = useState(false);
  const act = useAct(handOverOrder);
  const { form, field, onSubmit, pending, error, required } = useSentForm({
    // From the search for it.
    defaults: { pickupCode: parameters.get('code') ?? '' },
    async send({ pickupCode }: { pickupCode: string }) {
      const answer = await act.send({
        params: { id: String(order.id) },
        body: { pickupCode, version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <ChangeFailure error={error} onReload={onReload} />
      {scanning ? (
        <CodeScanner
          onCode={(code) => {
            form.setValue('pickupCode', code);
            setScanning(false);
            form.setFocus('pickupCode');
          }}
          onClose={() => setScanning(false)}
        />
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={intl.formatMessage({ id: 'pickup.code' })}
          hint={intl.formatMessage({ id: 'pickup.hint' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          className="grow basis-full md:basis-60"
          {...field('pickupCode', required)}
        />
        <div className="flex flex-wrap gap-2 md:pt-6.5">
          {canScan() ? (
            <Button onClick={() => setScanning(!scanning)} className="min-h-11.5">
              <Camera />
              <FormattedMessage id="pickup.scan" />
            </Button>
          ) : null}
          <SubmitButton size="md" pending={pending} className="min-h-11.5">
            <FormattedMessage id="order.handOver" />
          </SubmitButton>
        </div>
      </div>
    </form>
  );
});
