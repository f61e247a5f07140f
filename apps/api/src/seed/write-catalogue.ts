import type { SeedCatalogue, SeedProduct } from '@ponte/demo-shop';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { safeHtml } from '../catalogue/safe-html.ts';
import type { Db } from '../db/client.ts';
import {
  banners,
  brands,
  categories,
  departments,
  exchangeRates,
  products,
  questions,
  teamMembers,
} from '../db/schema/index.ts';

/** A statement takes at most 65,535 parameters; a product has 19. */
const rowsAtOnce = 500;

/** Fills an empty database. */
export async function writeCatalogue(db: Db, catalogue: SeedCatalogue): Promise<void> {
  await writeGroups(db, catalogue);
  const keywords = keywordsOf(catalogue);
  await insertAll(
    db,
    products,
    catalogue.products.map((one) => productValues(one, keywords(one))),
  );
  await writeStart(db, catalogue);
}

async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}

async function writeGroups(db: Db, catalogue: SeedCatalogue): Promise<void> {
  await insertAll(
    db,
    categories,
    catalogue.categories.map(({ id, slug, names, icon, special }, position) => ({
      id,
      slug,
      namePt: names.pt,
      nameEs: names.es,
      icon,
      special,
      position,
    })),
  );
  await insertAll(
    db,
    departments,
    catalogue.categories.flatMap((category) =>
      category.departments.map(({ id, slug, names, icon }, position) => ({
        id,
        categoryId: category.id,
        slug,
        namePt: names.pt,
        nameEs: names.es,
        icon,
        position,
      })),
    ),
  );
  await insertAll(
    db,
    brands,
    catalogue.brands.map(({ id, slug, name, logo }) => ({ id, slug, name, logo })),
  );
}

/** Words to be found by: the brand and the department, in both languages. */
function keywordsOf(catalogue: SeedCatalogue): (product: SeedProduct) => string {
  const brandNames = new Map(catalogue.brands.map(({ id, name }) => [id, name]));
  const departmentNames = new Map(
    catalogue.categories.flatMap((category) =>
      category.departments.map(({ id, names }) => [id, `${names.pt} ${names.es}`] as const),
    ),
  );
  return ({ brandId, departmentId }) =>
    `${brandNames.get(brandId) ?? ''} ${departmentNames.get(departmentId) ?? ''}`.trim();
}

function productValues(product: SeedProduct, keywords: string): typeof products.$inferInsert {
  const { names, details, specifications, ...same } = product;
  return {
    ...same,
    namePt: names.pt,
    nameEs: names.es,
    detailsPt: safeHtml(details.pt),
    detailsEs: safeHtml(details.es),
    specificationsPt: specifications.pt,
    specificationsEs: specifications.es,
    keywords,
  };
}

async function writeStart(db: Db, catalogue: SeedCatalogue): Promise<void> {
  await insertAll(
    db,
    exchangeRates,
    catalogue.rates.map(({ from, to, rate, since }) => ({
      source: from,
      target: to,
      rate,
      updatedAt: new Date(since),
    })),
  );
  await insertAll(
    db,
    banners,
    catalogue.banners.map(({ type, titles, descriptions, pictures }, index) => ({
      id: index + 1,
      type,
      titlePt: titles.pt,
      titleEs: titles.es,
      descriptionPt: descriptions.pt,
      descriptionEs: descriptions.es,
      picturePt: pictures.pt,
      pictureEs: pictures.es,
    })),
  );
  await insertAll(
    db,
    teamMembers,
    catalogue.team.map(({ id, name, roles, photo, whatsapp }) => ({
      id,
      name,
      rolePt: roles.pt,
      roleEs: roles.es,
      photo,
      whatsapp,
    })),
  );
  await insertAll(
    db,
    questions,
    catalogue.faq.map((one, index) => ({
      id: index + 1,
      position: index,
      questionPt: one.questions.pt,
      questionEs: one.questions.es,
      answerPt: one.answers.pt,
      answerEs: one.answers.es,
    })),
  );
}
