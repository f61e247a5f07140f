import {
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  updateStaffProduct,
  type StaffProduct,
} from '@ponte/contract/staff/products';
import { eq } from 'drizzle-orm';
import { tellAlerts } from '../alerts/tell.ts';
import { pictureUrl } from '../catalogue/pictures.ts';
import type { Db } from '../db/client.ts';
import { repeatable } from '../db/repeatable.ts';
import { brands, categories, departments, products } from '../db/schema/index.ts';
import { done, invalidField, notFound } from '../http/reply.ts';
import { fieldTexts } from '../http/texts.ts';
import { holdPictures } from '../media/stored-pictures.ts';
import { writeAudit } from './audit.ts';
import { csvFile } from './csv.ts';
import { lastChangeOfProduct } from './last-change.ts';
import { productBatches, productColumns } from './product-export.ts';
import { listProducts, wireProductInListOf, type ProductRow } from './product-list.ts';
import type { StaffContext } from './staff-context.ts';
import { editConflict, versionOfValues } from './versions.ts';

export function staffProductRoutes(context: StaffContext): void {
  const { db, clock, origins, background, bind } = context;

  bind(listStaffProducts, async ({ query }) => {
    const page = await listProducts(db, query);
    return page ? done(page) : invalidField('after', fieldTexts.invalid);
  });

  bind(getStaffProduct, async ({ params, lang }) => {
    const product = await readProduct(db, Number(params.id), origins[lang]);
    return product ? done(product) : notFound();
  });

  bind(updateStaffProduct, async ({ session, params, body, lang }) => {
    const id = Number(params.id);
    const { version, ...values } = body;
    const failure = await repeatable(db, async (tx) => {
      const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
      if (!product) return notFound();
      if (versionOf(product) !== version) {
        return editConflict(await lastChangeOfProduct(tx, id));
      }
      if (!(await areShown(tx, product, values.pictures))) {
        return invalidField('pictures', fieldTexts.notFound);
      }
      await tx.update(products).set(values).where(eq(products.id, id));
      await writeAudit(
        tx,
        {
          actor: session.member,
          action: 'product.changed',
          kind: 'product',
          id,
          ...changesOf(editableOf(product), values),
        },
        clock.now(),
      );
      return undefined;
    });
    if (failure) return failure;
    background.later('alerts', () => tellAlerts(context));
    const product = await readProduct(db, id, origins[lang]);
    return product ? done(product) : notFound();
  });

  bind(exportProducts, async ({ session }) => {
    const act = { actor: session.member, action: 'products.exported', kind: 'shop' } as const;
    await writeAudit(db, act, clock.now());
    return csvFile('products', productColumns, productBatches(db));
  });
}

/** Whether each is one of the product's pictures or a stored one, and none is there twice. */
async function areShown(tx: Db, product: ProductRow, keys: readonly string[]): Promise<boolean> {
  const added = keys.filter((key) => !product.pictures.includes(key));
  if (new Set(keys).size < keys.length) return false;
  const held = await holdPictures(tx, added);
  return added.every((key) => (held.get(key)?.content ?? null) !== null);
}

/** What staff changes of a product, and therefore what a page must have seen. */
function editableOf(product: ProductRow) {
  const { priceUsdCents, taxPercent, inStock, inPhysicalStock, piecesLeft } = product;
  const { showPrice, active, pictures } = product;
  return {
    priceUsdCents,
    taxPercent,
    inStock,
    inPhysicalStock,
    piecesLeft,
    showPrice,
    active,
    pictures,
  };
}

function versionOf(product: ProductRow): string {
  return versionOfValues(editableOf(product));
}

/** Only what differs. */
function changesOf<Values extends object>(before: Values, after: Values) {
  const differs = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => {
        const [old, now] = [before, after].map(
          (one) => Object.entries(one).find(([key]) => key === name)?.[1],
        );
        return JSON.stringify(old) !== JSON.stringify(now);
      }),
    );
  return { before: differs(before), after: differs(after) };
}

async function readProduct(db: Db, id: number, origin: string): Promise<StaffProduct | undefined> {
  const [row] = await db
    .select({
      product: products,
      brand: brands.name,
      category: categories,
      department: departments,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .where(eq(products.id, id));
  if (!row) return undefined;
  const { product, category, department } = row;
  return {
    ...wireProductInListOf(product, row.brand),
    category: { pt: category.namePt, es: category.nameEs },
    department: { pt: department.namePt, es: department.nameEs },
    taxPercent: product.taxPercent,
    pictures: product.pictures.map((key) => ({ key, url: pictureUrl(key) })),
    url: `${origin}/produto/${product.slug}`,
    version: versionOf(product),
    lastChange: await lastChangeOfProduct(db, id),
  };
}
