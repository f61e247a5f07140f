/** Countries that have an address form. */
export type AddressCountry = 'BR' | 'PY';

/** A state, department or city as it is chosen: the reference data's id and the name. */
export interface AddressPlace {
  /** The reference data's id. */
  readonly id: number;
  /** As it is shown. */
  readonly name: string;
}

/** What an address form holds. Texts are as typed; "" where nothing was. */
export interface AddressValues {
  /** What the customer calls it, such as "Casa". */
  readonly name: string;
  /** Eight digits, Brazil only. */
  readonly postalCode: string;
  /** Without the number; 200 characters at most. */
  readonly street: string;
  /** A text: "S/N" where there is none; 20 characters at most. */
  readonly number: string;
  /** Bairro or barrio; 100 characters at most. */
  readonly district: string;
  /** Flat, block or gate; optional. */
  readonly complement: string;
  /** How to get there, Paraguay only. */
  readonly directions: string;
  /** State or department; `null` until it is known. */
  readonly state: AddressPlace | null;
  /** `null` until it is known. */
  readonly city: AddressPlace | null;
}

export type AddressField = keyof AddressValues;

/** Why a field is refused. */
export type AddressProblem = 'required' | 'tooLong' | 'incomplete';

/** The fields that are refused. */
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** The most characters of each text that the shop takes. */
export const addressLimits: Readonly<Partial<Record<AddressField, number>>> = {
  name: 100,
  street: 200,
  number: 20,
  district: 100,
};

export const emptyAddress: AddressValues = {
  name: '',
  postalCode: '',
  street: '',
  number: '',
  district: '',
  complement: '',
  directions: '',
  state: null,
  city: null,
};

/** The fields of a country's form, in their order on the screen. */
export function addressFields(country: AddressCountry): readonly AddressField[] {
  return country === 'BR'
    ? ['name', 'postalCode', 'state', 'city', 'street', 'number', 'district', 'complement']
    : ['name', 'state', 'city', 'street', 'number', 'district', 'complement', 'directions'];
}

const optional: ReadonlySet<AddressField> = new Set(['complement', 'directions']);

/** Whether a field must be filled in. */
export function isRequired(field: AddressField): boolean {
  return !optional.has(field);
}

/**
 * Checks an address: what is required is there, the postal code is complete, no text is too long.
 *
 * @param leaveOut fields that the form does not ask for.
 */
export function checkAddress(
  values: AddressValues,
  country: AddressCountry,
  leaveOut: readonly AddressField[] = [],
): AddressProblems {
  const problems: Partial<Record<AddressField, AddressProblem>> = {};
  for (const field of addressFields(country)) {
    // A city can be chosen only once there is a state.
    const waits = field === 'city' && problems.state !== undefined;
    const problem = waits || leaveOut.includes(field) ? undefined : problemOf(values, field);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(values: AddressValues, field: AddressField): AddressProblem | undefined {
  const value = values[field];
  if (value === null) return 'required';
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return isRequired(field) ? 'required' : undefined;
  if (field === 'postalCode') return /^\d{8}$/.test(value) ? undefined : 'incomplete';
  return value.length > (addressLimits[field] ?? Infinity) ? 'tooLong' : undefined;
}
