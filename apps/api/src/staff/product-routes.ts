import {
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  updateStaffProduct,
  type StaffProduct,
} from '@ponte/contract/staff/products';
import { listStockMovements } from '@ponte/contract/staff/stock';
import { eq } from 'drizzle-orm';
import { tellAlerts } from '../alerts/tell.ts';
import { pictureUrl } from '../catalogue/pictures.ts';
import { setStockCause } from '../catalogue/stock-movements.ts';
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
import { listMovements, readShortOrders } from './product-stock.ts';
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
    const { version, shelf, shelfReason = 'count', ...values } = body;
    const isCounted = shelf !== undefined;
    const failure = await repeatable(db, async (tx) => {
      const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
      if (!product) return notFound();
      if (!isSeen(product, version, isCounted)) {
        return editConflict(await lastChangeOfProduct(tx, id));
      }
      if (!(await areShown(tx, product, values.pictures))) {
        return invalidField('pictures', fieldTexts.notFound);
      }
      const after = isCounted ? { ...values, shelf } : values;
      const at = new Date(clock.now());
      await setStockCause(tx, { reason: shelfReason, member: session.member.id, at });
      await tx.update(products).set(after).where(eq(products.id, id));
      await writeAudit(
        tx,
        {
          actor: session.member,
          action: 'product.changed',
          kind: 'product',
          id,
          ...changesOf({ ...editableOf(product), shelf: product.shelf }, after),
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

  bind(listStockMovements, async ({ params, query }) => {
    const id = Number(params.id);
    if ((await db.$count(products, eq(products.id, id))) === 0) return notFound();
    const page = await listMovements(db, id, query.after);
    return page ? done(page) : invalidField('after', fieldTexts.invalid);
  });

  bind(exportProducts, async ({ session }) => {
    const act = { actor: session.member, action: 'products.exported', kind: 'shop' } as const;
    await writeAudit(db, act, clock.now());
    return csvFile(context, 'products', productColumns, productBatches(db));
  });
}

/** Whether each is one of the product's pictures or a stored one, and none is there twice. */
async function areShown(tx: Db, product: ProductRow, keys: readonly string[]): Promise<boolean> {
  const added = keys.filter((key) => !product.pictures.includes(key));
  if (new Set(keys).size < keys.length) return false;
  const held = await holdPictures(tx, added);
  return added.every((key) => (held.get(key)?.content ?? null) !== null);
}

/** What staff changes of a product beside its pieces, and therefore what a page must have seen. */
function editableOf(product: ProductRow) {
  const { priceUsdCents, taxPercent, inStock, inPhysicalStock } = product;
  const { showPrice, active, pictures } = product;
  return { priceUsdCents, taxPercent, inStock, inPhysicalStock, showPrice, active, pictures };
}

/** The pieces stand apart: they change with every sale that is handed over. */
function versionOf(product: ProductRow): string {
  return `${versionOfValues(editableOf(product))}.${product.shelf ?? ''}`;
}

/** Whether a page saw the product as it is; its shelf only if it was counted. */
function isSeen(product: ProductRow, version: string, isCounted: boolean): boolean {
  const now = versionOf(product);
  return isCounted ? version === now : version.split('.')[0] === now.split('.')[0];
}

/** Only what `after` has otherwise. */
function changesOf(before: object, after: object) {
  const differs = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => {
        if (!(name in after)) return false;
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
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(departments, eq(departments.id, products.departmentId))
    .where(eq(products.id, id));
  if (!row) return undefined;
  const { product, category, department } = row;
  return {
    ...wireProductInListOf(product, row.brand),
    category: category && { pt: category.namePt, es: category.nameEs },
    department: department && { pt: department.namePt, es: department.nameEs },
    taxPercent: product.taxPercent,
    shortOrders: await readShortOrders(db, product),
    pictures: product.pictures.map((key) => ({ key, url: pictureUrl(key) })),
    url: `${origin}/produto/${product.slug}`,
    version: versionOf(product),
    lastChange: await lastChangeOfProduct(db, id),
  };
}
