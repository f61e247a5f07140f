import { stateByCode, type PlaceCountry } from './states.ts';

/** A município of Brazil or a distrito of Paraguay. */
export interface City {
  /** The id on the wire. */
  readonly id: number;
  /** The official code: IBGE's 7 digits in Brazil, INE's 4 in Paraguay. */
  readonly code: string;
  readonly name: string;
  /** The id of its state. */
  readonly stateId: number;
}

/** A country's cities as the build packs them: see `scripts/build-places.ts`. */
export interface PackedCities {
  readonly country: PlaceCountry;
  readonly firstId: number;
  /** How far the next code is from the last where nothing else is said. */
  readonly step: number;
  /** One city a line, `[distance][!check digit]:name`, what stands before the name left out if usual. */
  readonly lines: string;
}

/** Unpacks the cities of a country, in the order of their ids. */
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

/** IBGE's code of a number: its check digit is left out of the packed form but where it is wrong. */
export function brazilianCode(number: number, checkDigit = ibgeCheckDigit(String(number))): string {
  return `${number}${checkDigit}`;
}

/** The digits times 1, 2, 1, 2, 1, 2; the digits of the products summed up; what is missing to tens. */
function ibgeCheckDigit(digits: string): string {
  let total = 0;
  for (let index = 0; index < digits.length; index++) {
    const product = Number(digits.charAt(index)) * (1 + (index % 2));
    total += product > 9 ? product - 9 : product;
  }
  return String((10 - (total % 10)) % 10);
}
