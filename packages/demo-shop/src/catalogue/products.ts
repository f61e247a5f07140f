import type { SeedProduct } from '../types.ts';
import { brands, priceLevel } from './brands.ts';
import { categories } from './categories.ts';
import { detailsOf, specificationsOf } from './details.ts';
import type { Family, Size } from './family.ts';
import { arrange, type Candidate } from './order.ts';
import { picturesOf } from './pictures.ts';
import { allFamilies } from './products/index.ts';
import { hashOf } from './random.ts';
import { flagsOf, type Flags } from './stock.ts';
import { both, say, slugOf } from './text.ts';

/** How many products the shop has. */
const productCount = 2000;

const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
const placeByDepartment = new Map(
  categories.flatMap((category) =>
    category.departments.map((department) => [
      department.slug,
      { categoryId: category.id, category: category.slug, departmentId: department.id },
    ]),
  ),
);

/** All products, the newest last. */
export function buildProducts(): SeedProduct[] {
  const chosen = arrange(candidates(), productCount);
  const flags = flagsOf(chosen);
  const codes = new Set<string>();
  return chosen.map((candidate, index) =>
    toProduct(candidate, index + 1, codeOf(candidate, codes), flags(candidate)),
  );
}

function candidates(): Candidate[] {
  return allFamilies.flatMap((family) =>
    family.sizes.flatMap((size, sizeIndex) =>
      family.brands.split(' ').map((brand, brandIndex) => {
        const place = placeByDepartment.get(family.department);
        if (place === undefined) throw new Error(`No department is called ${family.department}.`);
        const key = `${family.code}/${sizeIndex}/${brand}`;
        const priceUsdCents = priceOf(size, brand);
        return { key, family, size, sizeIndex, brand, brandIndex, priceUsdCents, ...place };
      }),
    ),
  );
}

/** A maker's price of a size, rounded as shops round. */
function priceOf([, usdCents]: Size, brand: string): number {
  const cents = (usdCents * (priceLevel[brand] ?? 100)) / 100;
  const step = cents < 2000 ? 5 : cents < 20_000 ? 10 : 100;
  return Math.min(490_000, Math.max(120, Math.round(cents / step) * step));
}

function codeOf({ family, key }: Candidate, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const code = `${family.code}-${1000 + (hashOf(`${key}#${attempt}`) % 9000)}`;
    if (!taken.has(code)) {
      taken.add(code);
      return code;
    }
  }
}

function toProduct(candidate: Candidate, id: number, code: string, flags: Flags): SeedProduct {
  const { family, size, sizeIndex, categoryId, departmentId, priceUsdCents } = candidate;
  const brand = brandBySlug.get(candidate.brand);
  if (brand === undefined) throw new Error(`No brand is called ${candidate.brand}.`);
  const names = both((language) => nameOf(family, size, brand.name, (text) => say(text, language)));
  const { pictureCount, ...stock } = flags;
  return {
    id,
    code,
    slug: `${slugOf(names.pt)}-${code.toLowerCase()}`,
    names,
    details: detailsOf(family, size, candidate.category),
    specifications: specificationsOf(family, size, brand.name),
    brandId: brand.id,
    departmentId,
    categoryId,
    priceUsdCents,
    ...stock,
    pictures: picturesOf(family, candidate.brand, sizeIndex, pictureCount),
  };
}

function nameOf(
  family: Family,
  [label]: Size,
  brand: string,
  tell: (text: Family['name']) => string,
): string {
  return [tell(family.name), tell(label), brand].filter((part) => part !== '').join(' ');
}
