/** How many products there are of each kind, kept in memory: menus and lists ask all the time. */
import { count } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { products } from '../db/schema/index.ts';
import type { ProductFilter } from './product-query.ts';

/** Products counted by all that lists filter by. */
export interface Counts {
  /** All products. */
  readonly all: number;
  /** How many pass a filter; its text is not looked at. */
  of(filter: Omit<ProductFilter, 'text'>): number;
}

/** How many products share a department, a brand and whether they are in stock. */
interface Cell {
  readonly categoryId: number;
  readonly departmentId: number;
  readonly brandId: number;
  readonly inStock: boolean;
  readonly total: number;
}

/** Counts the whole catalogue once. */
export async function countProducts(db: Db): Promise<Counts> {
  const { categoryId, departmentId, brandId, inStock } = products;
  const cells: Cell[] = await db
    .select({ categoryId, departmentId, brandId, inStock, total: count() })
    .from(products)
    .groupBy(categoryId, departmentId, brandId, inStock);
  const byCategory = Map.groupBy(cells, (cell) => cell.categoryId);
  const byDepartment = Map.groupBy(cells, (cell) => cell.departmentId);
  const byBrand = Map.groupBy(cells, (cell) => cell.brandId);

  /** The cells of the narrowest part of the filter, so that few are looked at. */
  const narrowed = ({ categoryId, departmentId, brandIds }: ProductFilter): readonly Cell[] => {
    if (departmentId !== undefined) return byDepartment.get(departmentId) ?? [];
    if (brandIds !== undefined) return brandIds.flatMap((id) => byBrand.get(id) ?? []);
    return categoryId === undefined ? cells : (byCategory.get(categoryId) ?? []);
  };
  return {
    all: sum(cells),
    of: (filter) => sum(narrowed(filter).filter((cell) => passes(cell, filter))),
  };
}

function passes(cell: Cell, { categoryId, brandIds, inStockOnly }: ProductFilter): boolean {
  return (
    (categoryId === undefined || cell.categoryId === categoryId) &&
    (brandIds === undefined || brandIds.includes(cell.brandId)) &&
    (!inStockOnly || cell.inStock)
  );
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.total, 0);
}
