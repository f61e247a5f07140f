import type { Places } from '@ponte/domain/places';
import type { ShippingEstimate } from '@ponte/domain/shipping-estimate';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { Select } from '@ponte/ui/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { observer } from '../../shop/observer.ts';

interface EstimatePlaceProps {
  readonly estimate: ShippingEstimate;
  readonly places: Places;
}

export const EstimatePlace = observer(function EstimatePlace({
  estimate,
  places,
}: EstimatePlaceProps) {
  const intl = useIntl();
  const { stateId, cityId } = estimate.place;
  const status = places.status('PY');
  const cities = stateId === null ? [] : places.citiesOf(stateId);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={intl.formatMessage({ id: 'shippingEstimate.department' })}
          value={stateId === null ? '' : String(stateId)}
          onValueChange={(id) => estimate.chooseState(id ? Number(id) : null)}
          options={places.statesOf('PY').map(optionOf)}
        />
        <Select
          label={intl.formatMessage({ id: 'shippingEstimate.city' })}
          value={cityId === null ? '' : String(cityId)}
          onValueChange={(id) => estimate.chooseCity(id ? Number(id) : null)}
          pending={stateId !== null && status === 'loading'}
          disabled={stateId === null || status !== 'ready'}
          options={cities.map(optionOf)}
        />
      </div>
      {status === 'failed' ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => void places.load('PY')}>
              <FormattedMessage id="shippingEstimate.retry" />
            </Button>
          }
        >
          <FormattedMessage id="shippingEstimate.cityFailed" />
        </Notice>
      ) : null}
    </>
  );
});

function optionOf({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), label: name };
}
