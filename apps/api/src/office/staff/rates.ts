import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, type FailureOf } from '../../platform/http/failure.ts';
import { fieldName } from '../../platform/http/field-names.ts';
import { rateUnits } from '../../platform/pricing/exact-rate.ts';
import { pairOf } from '../shop-settings/rates-from.ts';
import type { ShopSettings } from '../shop-settings/shop-json.ts';

type Rates = ShopSettings['rates'];

const jumps: Text = {
  pt: 'A cotação seria mais que o dobro ou menos que a metade da atual. Mude em passos menores se estiver certa.',
  es: 'La cotización sería más del doble o menos de la mitad de la actual. Cámbiela en pasos menores si es correcta.',
};

/** A slip of the finger would sell all goods for a tenth. */
const mostTimes = 2n;

/** Rates of the same pairs, none of which jumps; undefined when they are. */
export function checkRates(before: Rates, after: Rates): FailureOf<422> | undefined {
  const known = new Map(before.map((rate) => [pairOf(rate), rateUnits(rate.rate)]));
  for (const [index, rate] of after.entries()) {
    const pair = pairOf(rate);
    const old = known.get(pair);
    const path = `data.${index}.rate`;
    if (old === undefined) return invalid({ [path]: [fieldTexts.notFound(fieldName(path))] });
    known.delete(pair);
    const units = rateUnits(rate.rate);
    if (units > old * mostTimes || units * mostTimes < old) return invalid({ [path]: [jumps] });
  }
  return known.size === 0 ? undefined : invalid({ data: [fieldTexts.required(fieldName('data'))] });
}
