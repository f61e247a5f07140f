/** The countries whose places are known. */
export type PlaceCountry = 'BR' | 'PY';

/** A country as the shop's API knows it. */
export interface Country {
  /** The id on the wire (accounts.md §9). */
  readonly id: number;
  readonly code: PlaceCountry;
  readonly name: string;
  /** The locale in whose order its places are listed. */
  readonly locale: string;
}

/** A state of Brazil or a department of Paraguay. */
export interface State {
  /** The id on the wire: 1 to 27 in Brazil, 28 to 45 in Paraguay. */
  readonly id: number;
  readonly country: PlaceCountry;
  readonly name: string;
  /** What it is called for short: "SP" in Brazil, the department's number ("10") in Paraguay. */
  readonly code: string;
  /** The two digits with which the official codes of its cities begin: "35" for SP, "10" for "10". */
  readonly officialCode: string;
}

/** Where the names come from; to be shown where the data is shown or downloaded. */
export const placesAttribution =
  'Municípios: IBGE, Divisão Territorial Brasileira 2024. ' +
  'Distritos: INE Paraguay, Censo 2022 (adaptado).';

export const countries: readonly Country[] = [
  { id: 1, code: 'BR', name: 'Brasil', locale: 'pt-BR' },
  { id: 2, code: 'PY', name: 'Paraguay', locale: 'es-PY' },
];

/** In the order of their ids: IBGE's code, short code, name. */
const brazil = `12ACAcre
27ALAlagoas
13AMAmazonas
16APAmapá
29BABahia
23CECeará
53DFDistrito Federal
32ESEspírito Santo
52GOGoiás
21MAMaranhão
31MGMinas Gerais
50MSMato Grosso do Sul
51MTMato Grosso
15PAPará
25PBParaíba
26PEPernambuco
22PIPiauí
41PRParaná
33RJRio de Janeiro
24RNRio Grande do Norte
11RORondônia
14RRRoraima
43RSRio Grande do Sul
42SCSanta Catarina
28SESergipe
35SPSão Paulo
17TOTocantins`;

/** In the order of their ids, which is that of INE's codes from 00 on. */
const paraguay = `Asunción
Concepción
San Pedro
Cordillera
Guairá
Caaguazú
Caazapá
Itapúa
Misiones
Paraguarí
Alto Paraná
Central
Ñeembucú
Amambay
Canindeyú
Presidente Hayes
Boquerón
Alto Paraguay`;

/** Every state, in the order of their ids. */
export const states: readonly State[] = [
  ...brazil.split('\n').map((line, index): State => ({
    id: index + 1,
    country: 'BR',
    name: line.slice(4),
    code: line.slice(2, 4),
    officialCode: line.slice(0, 2),
  })),
  ...paraguay.split('\n').map((name, index): State => {
    const code = String(index).padStart(2, '0');
    return { id: index + 28, country: 'PY', name, code, officialCode: code };
  }),
];

/**
 * The states of a country, sorted by name.
 *
 * @param locale whose alphabet to sort by; the country's own when left out.
 */
export function statesOf(country: PlaceCountry, locale = localeOf(country)): State[] {
  const { compare } = new Intl.Collator(locale);
  return states
    .filter((state) => state.country === country)
    .sort((a, b) => compare(a.name, b.name));
}

/** The state with an id of the wire. */
export function stateById(id: number): State | undefined {
  return states.find((state) => state.id === id);
}

/** The state with a short code, "SP", or an official one, "35". */
export function stateByCode(country: PlaceCountry, code: string): State | undefined {
  return states.find(
    (state) => state.country === country && (state.code === code || state.officialCode === code),
  );
}

/** The locale of a country's own language. */
export function localeOf(country: PlaceCountry): string {
  return country === 'BR' ? 'pt-BR' : 'es-PY';
}
