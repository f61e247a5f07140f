import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';

/** `67.00` */
const price = /^\d{1,6}\.\d\d$/;

/**
 * Changes a product's price or stock, to see how carts and checkouts react.
 * @returns false when the product does not exist or the form is incomplete
 */
export async function changeProduct(db: Db, form: FormData): Promise<boolean> {
  const code = form.get('product');
  const dollars = form.get('price_usd');
  if (typeof code !== 'string' || typeof dollars !== 'string' || !price.test(dollars)) return false;
  const inStock = form.get('in_stock') === 'yes';
  const changed = await db
    .update(products)
    .set({
      priceUsdCents: Number(dollars.replace('.', '')),
      inStock,
      inPhysicalStock: inStock,
    })
    .where(eq(products.code, code))
    .returning({ id: products.id });
  return changed.length > 0;
}

export function productForm() {
  return html`<form method="post" action="/staff">
    <h2>A product’s price and stock</h2>
    <label>Code <input name="product" required /></label>
    <label
      >U$ <input name="price_usd" required pattern="\\d{1,6}\\.\\d\\d" placeholder="67.00"
    /></label>
    <label><input type="checkbox" name="in_stock" value="yes" checked /> in stock</label>
    <button>Change</button>
  </form>`;
}
