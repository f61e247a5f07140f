import { stateByCode, type PlaceCountry } from './states.ts';

/** A município of Brazil or a distrito of Paraguay. */
export interface City {
  /** Its id on the wire. */
  readonly id: number;
  /** The official code: IBGE's 7 digits in Brazil, INE's 4 in Paraguay. */
  readonly code: string;
  readonly name: string;
  readonly stateId: number;
}

/** A country's packed cities: see `scripts/build-places.ts`. */
export interface PackedCities {
  readonly country: PlaceCountry;
  readonly firstId: number;
  /** The default distance to the next code. */
  readonly step: number;
  /** One city per line, `[distance][!check digit]:name`; defaults are omitted. */
  readonly lines: string;
}

/** In the order of ids. */
export function decodeCities({ country, firstId, step, lines }: PackedCities): City[] {
  let number = 0;
  return lines.split('\n').map((line, index) => {
    const [, distance, checkDigit, name = ''] = /^(?:(-?\d+)?(?:!(\d))?:)?(.*)$/.exec(line) ?? [];
    number += distance === undefined ? step : Number(distance);
    const code =
      country === 'BR' ? brazilianCode(number, checkDigit) : String(number).padStart(4, '0');
    return {
      id: firstId + index,
      code,
      name,
      stateId: stateByCode(country, code.slice(0, 2))?.id ?? 0,
    };
  });
}

/** IBGE's code; the packed form holds a check digit only where it deviates. */
export function brazilianCode(number: number, checkDigit = ibgeCheckDigit(String(number))): string {
  return `${number}${checkDigit}`;
}

/** Digits times 1, 2, 1, 2, 1, 2; sum of the products' digits; complement to ten. */
function ibgeCheckDigit(digits: string): string {
  let total = 0;
  for (let index = 0; index < digits.length; index++) {
    const product = Number(digits.charAt(index)) * (1 + (index % 2));
    total += product > 9 ? product - 9 : product;
  }
  return String((10 - (total % 10)) % 10);
}
