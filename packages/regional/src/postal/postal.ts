/**
 * Ranges of postal codes by state: the first five digits of each range's last code, in order
 * (Correios, faixas de CEP por UF). `undefined`: unassigned.
 */
const ranges = [
  [999, undefined],
  [19999, 'SP'],
  [28999, 'RJ'],
  [29999, 'ES'],
  [39999, 'MG'],
  [48999, 'BA'],
  [49999, 'SE'],
  [56999, 'PE'],
  [57999, 'AL'],
  [58999, 'PB'],
  [59999, 'RN'],
  [63999, 'CE'],
  [64999, 'PI'],
  [65999, 'MA'],
  [68899, 'PA'],
  [68999, 'AP'],
  [69299, 'AM'],
  [69399, 'RR'],
  [69899, 'AM'],
  [69999, 'AC'],
  [72799, 'DF'],
  [72999, 'GO'],
  [73699, 'DF'],
  [76799, 'GO'],
  [76999, 'RO'],
  [77999, 'TO'],
  [78899, 'MT'],
  [78999, undefined],
  [79999, 'MS'],
  [87999, 'PR'],
  [89999, 'SC'],
  [99999, 'RS'],
] as const;

/** The two letters of a Brazilian state. */
export type BrazilianState = NonNullable<(typeof ranges)[number][1]>;

/**
 * Why a text is no postal code:
 *
 * - `empty`: nothing was given.
 * - `invalidCharacter`: something that is neither a digit nor punctuation.
 * - `tooShort`, `tooLong`: not eight digits.
 * - `unassigned`: eight digits in a range that belongs to no state.
 */
export type CepReason = 'empty' | 'invalidCharacter' | 'tooShort' | 'tooLong' | 'unassigned';

/** `cep` is the eight digits. */
export type ParsedCep =
  | { readonly ok: true; readonly cep: string; readonly state: BrazilianState }
  | { readonly ok: false; readonly reason: CepReason };

/**
 * Parses a Brazilian postal code (CEP), with or without punctuation. Whether it is in use inside
 * its range is a look-up service's matter.
 * @example parseCep('01310-100') // { ok: true, cep: '01310100', state: 'SP' }
 */
export function parseCep(text: string): ParsedCep {
  const cep = text.replace(/[\s./\p{Pd}\p{Cf}\u2212]+/gu, '');
  if (!cep) return refused('empty');
  if (!/^\d+$/.test(cep)) return refused('invalidCharacter');
  if (cep.length < 8) return refused('tooShort');
  if (cep.length > 8) return refused('tooLong');

  const sector = Number(cep.slice(0, 5));
  const state = ranges.find(([last]) => sector <= last)?.[1];
  return state ? { ok: true, cep, state } : refused('unassigned');
}

/** "01310-100"; any other text is returned trimmed. */
export function formatCep(text: string): string {
  const parsed = parseCep(text);
  return parsed.ok ? `${parsed.cep.slice(0, 5)}-${parsed.cep.slice(5)}` : text.trim();
}

function refused(reason: CepReason): ParsedCep {
  return { ok: false, reason };
}
