/** Invented buyers: some names are common, some are rare. */
import { sql, type SQL } from 'drizzle-orm';
import type { Random } from './random.ts';

export const firstNames =
  'Maria José Ana João Luis Carlos Juan Francisca Antonio Lucas Pedro Adriana Juliana Marcos Paulo Rafael Bruno Gabriel Fernanda Patricia Rosa Ramón Diego Camila Eduardo Sofía Miguel Liz Derlis Fátima Hugo Leticia Mirta César Íris Otávio Nilda Zunilda Wilson Yolanda'.split(
    ' ',
  );

export const lastNames =
  'Silva Santos González Benítez Oliveira Souza Martínez López Giménez Rodrigues Ferreira Pereira Alves Lima Gomes Ramírez Fernández Rojas Duarte Villalba Costa Ribeiro Carvalho Almeida Acosta Cáceres Núñez Vera Franco Ortiz Lopes Ayala Barbosa Rocha Cardozo Melo Ovelar Escobar Ibarra Yegros'.split(
    ' ',
  );

const skew = 1.5;

/** In a query, one of `names` for each row, the first of them much more often than the last. */
export function pickedName(names: readonly string[]): SQL {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const place = sql`1 + floor(power(random(), ${skew}::float8) * ${names.length}::int)::int`;
  return sql`(array[${list}]::text[])[${place}]`;
}

/** One that staff look for: as common names are asked for as often as they occur. */
export function askedName(names: readonly string[], random: Random): string {
  const share = (random.below(10_000) / 10_000) ** skew;
  return names[Math.floor(share * names.length)] ?? '';
}

/** How many rare names there are. */
const rareNames = 20_000;
const digits = '0123456789';
const letters = 'abcdefghij';

/** In a query, the rare name of a number. */
export function rareNameOfRow(number: SQL): SQL {
  const padded = sql`lpad((${number} % ${rareNames}::int)::text, 5, '0')`;
  return sql`'Zy' || translate(${padded}, ${digits}, ${letters})`;
}

export function askedRareName(random: Random): string {
  const padded = String(random.below(rareNames)).padStart(5, '0');
  return `Zy${padded.replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')}`;
}
