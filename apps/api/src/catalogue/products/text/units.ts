/** Units of measure: how they are written, and equal measures in other units. */

export interface Unit {
  readonly name: string;
  readonly isLength: boolean;
}

/** Each unit's name in the index, and how else it is written without accents. */
const spellings = {
  in: '" pol polegada polegadas pulg pulgada pulgadas',
  mm: 'milimetro milimetros',
  cm: 'centimetro centimetros',
  m: 'mt mts metro metros',
  mm2: '',
  cm3: 'cc',
  v: 'volt volts voltios vac vcc',
  kv: '',
  a: 'amp amps ampere amperes amperios',
  ma: '',
  ah: '',
  mah: '',
  w: 'watt watts',
  kw: '',
  va: '',
  kva: '',
  hp: 'cv',
  nm: '',
  bar: '',
  psi: 'lbs',
  rpm: '',
  lm: 'lumens lumen lumenes',
  k: '',
  g: 'gr gramas gramos',
  kg: 'kilo kilos quilo quilos kgs',
  t: 'ton tonelada toneladas',
  lb: 'libra libras',
  l: 'lt lts litro litros',
  ml: '',
  j: '',
  h: 'hora horas hs',
  min: 'minuto minutos',
  hz: '',
  gb: '',
  tb: '',
  mp: '',
  db: '',
  pcs: 'pc pcas pecas peca pzas piezas pieza pz',
} as const;

type UnitName = keyof typeof spellings;

const units = new Map<string, Unit>();
for (const [name, others] of Object.entries(spellings)) {
  const isLength = ['mm', 'cm', 'm'].includes(name);
  for (const written of [name, ...others.split(' ')]) units.set(written, { name, isLength });
}

/** Undefined for what is no unit. */
export function unitOf(written: string): Unit | undefined {
  return units.get(written);
}

/** Units of the same quantity, by what one of each comes to in the first. */
const scales: readonly Readonly<Partial<Record<UnitName, number>>>[] = [
  { mm: 1, cm: 10, m: 1000 },
  { g: 1, kg: 1000, t: 1_000_000 },
  { ml: 1, l: 1000 },
  { w: 1, kw: 1000 },
  { va: 1, kva: 1000 },
  { ma: 1, a: 1000 },
  { mah: 1, ah: 1000 },
  { v: 1, kv: 1000 },
  { gb: 1, tb: 1000 },
];

const mmPerInch = 25.4;

/** The parts that an inch is divided into. */
const inchParts = 64;

/** Brazil's grid has 127 V; devices for it are sold as 110 V too, or for both voltages. */
const sameVolts: Readonly<Record<string, readonly string[]>> = {
  '110 v': ['127 v', 'bivolt'],
  '127 v': ['110 v', 'bivolt'],
  '220 v': ['bivolt'],
};

/** A measure's key in other units, without itself: `12.7 mm` for `1/2 in`. */
export function equalMeasures(key: string): readonly string[] {
  const [amount = '', unit = ''] = key.split(' ');
  const value = valueOf(amount);
  return [
    ...(sameVolts[key] ?? []),
    ...(unit === 'in' ? [`${rounded(value * mmPerInch)} mm`] : []),
    // A cable's section is typed without the square.
    ...(unit === 'mm' ? [`${amount} mm2`, ...inchesOf(value)] : []),
    ...scales.flatMap((scale) => scaled(scale, value, unit)),
  ];
}

/** A measure in the first unit of its quantity: `30 cm` is 300 mm, `1/2 in` 12.7 mm. */
export function baseMeasure(key: string): { readonly unit: string; readonly value: number } {
  const [amount = '', unit = ''] = key.split(' ');
  const value = valueOf(amount);
  if (unit === 'in') return { unit: 'mm', value: value * mmPerInch };
  for (const scale of scales) {
    const entries = Object.entries(scale);
    const factor = entries.find(([name]) => name === unit)?.[1];
    const [first] = entries;
    if (factor !== undefined && first) return { unit: first[0], value: value * factor };
  }
  return { unit, value };
}

/** The value of a number as a key has it: `1+1/2` is 1.5. */
export function valueOf(amount: string): number {
  return amount.split('+').reduce((sum, term) => {
    const [over = '', under = '1'] = term.split('/');
    return sum + Number(over) / Number(under);
  }, 0);
}

function scaled(scale: (typeof scales)[number], value: number, unit: string): string[] {
  const entries = Object.entries(scale);
  const factor = entries.find(([name]) => name === unit)?.[1];
  if (factor === undefined) return [];
  return entries.flatMap(([name, other]) =>
    name === unit ? [] : [`${rounded((value * factor) / other)} ${name}`],
  );
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

/** The size in inches that a size in millimetres is written for, within a twentieth of one. */
function inchesOf(mm: number): string[] {
  const parts = Math.round((mm / mmPerInch) * inchParts);
  if (parts === 0 || Math.abs((parts / inchParts) * mmPerInch - mm) > 0.05) return [];
  const whole = Math.floor(parts / inchParts);
  const rest = parts % inchParts;
  if (rest === 0) return [`${whole} in`];
  const common = rest & -rest;
  return [`${whole === 0 ? '' : `${whole}+`}${rest / common}/${inchParts / common} in`];
}
