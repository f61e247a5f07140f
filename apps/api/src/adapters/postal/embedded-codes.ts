/** Brazilian postal codes that need no service: ranges of cities, for trying the shop. */
import type { WirePostalCode } from '@ponte/contract/addresses';

/** First and last code, state, IBGE code, city. */
type CityRange = readonly [first: string, last: string, uf: string, ibge: string, city: string];

/** Correios, "faixas de CEP": the capitals, and the cities around the border at Foz do Iguaçu. */
const ranges: readonly CityRange[] = [
  ['01000000', '05999999', 'SP', '3550308', 'São Paulo'],
  ['08000000', '08499999', 'SP', '3550308', 'São Paulo'],
  ['20000000', '23799999', 'RJ', '3304557', 'Rio de Janeiro'],
  ['29000000', '29099999', 'ES', '3205309', 'Vitória'],
  ['30000000', '31999999', 'MG', '3106200', 'Belo Horizonte'],
  ['40000000', '42499999', 'BA', '2927408', 'Salvador'],
  ['49000000', '49098999', 'SE', '2800308', 'Aracaju'],
  ['50000000', '52999999', 'PE', '2611606', 'Recife'],
  ['57000000', '57099999', 'AL', '2704302', 'Maceió'],
  ['58000000', '58099999', 'PB', '2507507', 'João Pessoa'],
  ['59000000', '59139999', 'RN', '2408102', 'Natal'],
  ['60000000', '61599999', 'CE', '2304400', 'Fortaleza'],
  ['64000000', '64099999', 'PI', '2211001', 'Teresina'],
  ['65000000', '65109999', 'MA', '2111300', 'São Luís'],
  ['66000000', '66999999', 'PA', '1501402', 'Belém'],
  ['68900000', '68911999', 'AP', '1600303', 'Macapá'],
  ['69000000', '69099999', 'AM', '1302603', 'Manaus'],
  ['69300000', '69339999', 'RR', '1400100', 'Boa Vista'],
  ['69900000', '69923999', 'AC', '1200401', 'Rio Branco'],
  ['70000000', '72799999', 'DF', '5300108', 'Brasília'],
  ['73000000', '73699999', 'DF', '5300108', 'Brasília'],
  ['74000000', '74899999', 'GO', '5208707', 'Goiânia'],
  ['76800000', '76834999', 'RO', '1100205', 'Porto Velho'],
  ['77000000', '77249999', 'TO', '1721000', 'Palmas'],
  ['78000000', '78099999', 'MT', '5103403', 'Cuiabá'],
  ['79000000', '79124999', 'MS', '5002704', 'Campo Grande'],
  ['80000000', '82999999', 'PR', '4106902', 'Curitiba'],
  ['85800000', '85824999', 'PR', '4104808', 'Cascavel'],
  ['85850000', '85871999', 'PR', '4108304', 'Foz do Iguaçu'],
  ['85875000', '85875999', 'PR', '4124053', 'Santa Terezinha de Itaipu'],
  ['86000000', '86119999', 'PR', '4113700', 'Londrina'],
  ['87000000', '87114999', 'PR', '4115200', 'Maringá'],
  ['88000000', '88099999', 'SC', '4205407', 'Florianópolis'],
  ['90000000', '91999999', 'RS', '4314902', 'Porto Alegre'],
];

/** Some streets, to see a form fill itself. */
const streets: Readonly<Record<string, readonly [street: string, district: string]>> = {
  '01001000': ['Praça da Sé', 'Sé'],
  '01310100': ['Avenida Paulista', 'Bela Vista'],
  '85851000': ['Avenida Brasil', 'Centro'],
};

/** The address of an eight-digit code, if it is in the table. */
export function findEmbeddedCode(cep: string): WirePostalCode | undefined {
  const range = ranges.find(([first, last]) => cep >= first && cep <= last);
  if (!range) return undefined;
  const [, , uf, ibge, localidade] = range;
  const [logradouro, bairro] = streets[cep] ?? ['', ''];
  const written = `${cep.slice(0, 5)}-${cep.slice(5)}`;
  return { cep: written, logradouro, complemento: '', bairro, localidade, uf, ibge };
}
