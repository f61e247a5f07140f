export type PlaceCountry = 'BR' | 'PY';

export interface Country {
  /** On the wire (accounts.md §9). */
  readonly id: number;
  readonly code: PlaceCountry;
  readonly name: string;
  /** The locale in whose alphabet its places are sorted. */
  readonly locale: string;
}

/** A state of Brazil or a department of Paraguay. */
export interface State {
  /** On the wire: 1 to 27 in Brazil, 28 to 45 in Paraguay. */
  readonly id: number;
  readonly country: PlaceCountry;
  readonly name: string;
  /** "SP" in Brazil, the department's number ("10") in Paraguay. */
  readonly code: string;
  /** The first two digits of its cities' official codes: "35" for SP, "10" for "10". */
  readonly officialCode: string;
}

/** The data's attribution, to be shown where the data are shown or downloaded. */
export const placesAttribution =
  'Municípios: IBGE, Divisão Territorial Brasileira 2024. ' +
  'Distritos: INE Paraguay, Censo 2022 (adaptado).';

export const countries: readonly Country[] = [
  { id: 1, code: 'BR', name: 'Brasil', locale: 'pt-BR' },
  { id: 2, code: 'PY', name: 'Paraguay', locale: 'es-PY' },
];

/** In the order of ids: IBGE's code, short code, name. */
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

/** In the order of ids, which is INE's from 00 on. */
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
 * Sorted by name.
 * @param locale the alphabet; default: the country's
 */
export function statesOf(country: PlaceCountry, locale = localeOf(country)): State[] {
  const { compare } = new Intl.Collator(locale);
  return states
    .filter((state) => state.country === country)
    .sort((a, b) => compare(a.name, b.name));
}

/** By wire id. */
export function stateById(id: number): State | undefined {
  return states.find((state) => state.id === id);
}

/** By short code, "SP", or official code, "35". */
export function stateByCode(country: PlaceCountry, code: string): State | undefined {
  return states.find(
    (state) => state.country === country && (state.code === code || state.officialCode === code),
  );
}

export function localeOf(country: PlaceCountry): string {
  return country === 'BR' ? 'pt-BR' : 'es-PY';
}
