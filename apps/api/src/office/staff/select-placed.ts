import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { brands, categories, departments, products } from '../../platform/db/schema/index.ts';

/** Products with their brand's name, category and department. */
export function selectPlaced(db: Db) {
  return db
    .select({
      product: products,
      brand: brands.name,
      category: categories,
      department: departments,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(departments, eq(departments.id, products.departmentId));
}
