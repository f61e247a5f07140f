import type { KitMessages } from '../locales/messages.ts';

/** Bundlers write its value in, as they do for React, so that a page in production has no hints. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The areas of texts, by the names of what is in them. */
const areas: Readonly<Record<keyof KitMessages, string>> = {
  offer: 'offers',
  tiers: 'offers',
  options: 'offers',
  coupon: 'offers',
  priceRange: 'offers',
  badge: 'offers',
  rating: 'reviews',
  reviews: 'reviews',
  carousel: 'carousel',
  cart: 'cart',
  common: 'common',
  feedback: 'common',
  delivery: 'delivery',
  pickup: 'delivery',
  address: 'delivery',
  addressCard: 'delivery',
  form: 'forms',
  password: 'forms',
  file: 'forms',
  document: 'forms',
  phone: 'forms',
  postalCode: 'forms',
  amount: 'inputs',
  code: 'inputs',
  date: 'inputs',
  combobox: 'inputs',
  gallery: 'gallery',
  zoom: 'gallery',
  share: 'gallery',
  pagination: 'list',
  sort: 'list',
  filter: 'list',
  money: 'money',
  currencies: 'money',
  rates: 'money',
  navigation: 'navigation',
  menu: 'navigation',
  search: 'navigation',
  locales: 'navigation',
  order: 'orders',
  payment: 'orders',
  steps: 'orders',
  product: 'products',
  quantity: 'products',
  favourite: 'products',
  suggestions: 'suggestions',
  team: 'team',
};

const shipped: ReadonlySet<string> = new Set(['pt-BR', 'es-PY', 'en-US']);

/** What to do about texts that a provider was not given: the area that has them, and its import. */
function hint(name: string, tag: string): string {
  const area = Object.entries(areas).find(([texts]) => texts === name)?.[1];
  if (!area) return '';
  const [own, from] = shipped.has(tag)
    ? ['Add it', tag]
    : [`Add them in ${tag}, or for now in English`, 'en-US'];
  const exported = `${area}${from.charAt(0).toUpperCase()}${from.slice(1).replace('-', '')}`;
  return (
    ` They are of the area "${area}", which the KitProvider's locale lacks. ${own}: ` +
    `import { ${exported} } from '@ponte/ui/locales/${area}/${from}'; ` +
    `messages: { ...${exported} }.`
  );
}

/** What is said of texts that a provider was not given. */
export function missingTexts(name: string, tag: string): string {
  const fault = `@ponte/ui has no texts of "${name}".`;
  return process.env.NODE_ENV === 'production' ? fault : fault + hint(name, tag);
}

/** What is said where there is no provider. */
export function missingProvider(): string {
  const fault = '@ponte/ui has no texts: no KitProvider is above it.';
  return process.env.NODE_ENV === 'production'
    ? fault
    : `${fault} Wrap the app: import { ptBR } from '@ponte/ui/locales/pt-BR'; <KitProvider locale={ptBR}>.`;
}

/** @throws Error outside of production for what is no BCP 47 tag, where `Intl` would throw later on */
export function checkTag(tag: string): void {
  if (process.env.NODE_ENV === 'production') return;
  try {
    Intl.getCanonicalLocales(tag);
  } catch (cause) {
    const fault = `@ponte/ui: the locale's tag "${tag}" is no BCP 47 tag, such as "en-US".`;
    throw new Error(fault, { cause });
  }
}
