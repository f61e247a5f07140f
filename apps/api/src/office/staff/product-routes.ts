import {
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  updateStaffProduct,
  type StaffProduct,
} from '@ponte/contract/staff/products';
import { listStockMovements } from '@ponte/contract/staff/stock';
import { eq } from 'drizzle-orm';
import { holdPictures } from '../../adapters/media/stored-pictures.ts';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import { setStockCause } from '../../catalogue/products/stock-movements.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { products } from '../../platform/db/schema/index.ts';
import { fieldTexts } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { tellAlerts } from '../../shop/alerts/tell.ts';
import { writeAudit } from './audit.ts';
import { csvFile } from './csv.ts';
import { lastChangeOfProduct } from './last-change.ts';
import { productBatches, productColumns } from './product-export.ts';
import { listProducts, wireProductInListOf, type ProductRow } from './product-list.ts';
import { listMovements, readShortOrders } from './product-stock.ts';
import { selectPlaced } from './select-placed.ts';
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
    const { version, shelfReason = 'count', ...sent } = body;
    const failure = await repeatable(db, async (tx) => {
      const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
      if (!product) return notFound();
      const before = editableOf(product);
      if (!areSeen(before, version, sent)) {
        return editConflict(await lastChangeOfProduct(tx, id));
      }
      if (sent.pictures && !(await areShown(tx, product, sent.pictures))) {
        return invalidField('pictures', fieldTexts.notFound);
      }
      const { priceUsdCents, showPrice } = { ...before, ...sent };
      if (showPrice && priceUsdCents === null) {
        return invalidField('priceUsdCents', fieldTexts.required);
      }
      const changes = changesOf(before, sent);
      if (Object.keys(changes.after).length === 0) return undefined;
      const at = new Date(clock.now());
      await setStockCause(tx, { reason: shelfReason, member: session.member.id, at });
      await tx.update(products).set(sent).where(eq(products.id, id));
      await writeAudit(
        tx,
        {
          actor: session.member,
          action: 'product.changed',
          kind: 'product',
          id,
          ...changes,
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

  bind(exportProducts, async ({ session, lang }) => {
    const act = { actor: session.member, action: 'products.exported', kind: 'shop' } as const;
    await writeAudit(db, act, clock.now());
    return csvFile(context, 'products', productColumns, productBatches(db, lang));
  });
}

/** Whether each is one of the product's pictures or a stored one, and none is there twice. */
async function areShown(tx: Db, product: ProductRow, keys: readonly string[]): Promise<boolean> {
  const added = keys.filter((key) => !product.pictures.includes(key));
  if (new Set(keys).size < keys.length) return false;
  const held = await holdPictures(tx, added);
  return added.every((key) => (held.get(key)?.content ?? null) !== null);
}

const editable = [
  'priceUsdCents',
  'taxPercent',
  'inStock',
  'inPhysicalStock',
  'shelf',
  'showPrice',
  'active',
  'pictures',
] as const satisfies readonly (keyof ProductRow)[];

type Editable = Pick<ProductRow, (typeof editable)[number]>;

type SentFields = { readonly [Name in keyof Editable]?: Editable[Name] | undefined };

/** What staff changes of a product. */
function editableOf(product: ProductRow): Editable {
  const { priceUsdCents, taxPercent, inStock, inPhysicalStock } = product;
  const { shelf, showPrice, active, pictures } = product;
  return {
    priceUsdCents,
    taxPercent,
    inStock,
    inPhysicalStock,
    shelf,
    showPrice,
    active,
    pictures,
  };
}

/** Each field by itself: a sale, or a colleague who changes another one, is no conflict. */
function versionOf(product: Editable): string {
  return editable.map((name) => versionOfValues(product[name]).slice(0, 8)).join('.');
}

/** Whether the page has seen what it overwrites: a field as it is now, or as it would become. */
function areSeen(now: Editable, version: string, sent: SentFields): boolean {
  const seen = version.split('.');
  const current = versionOf(now).split('.');
  return editable.every((name, index) => {
    const isSent = sent[name] !== undefined;
    const isSame = JSON.stringify(sent[name]) === JSON.stringify(now[name]);
    return !isSent || isSame || seen[index] === current[index];
  });
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
  const [row] = await selectPlaced(db).where(eq(products.id, id));
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
    version: versionOf(editableOf(product)),
    lastChange: await lastChangeOfProduct(db, id),
  };
}
