import { money, type Money } from '@ponte/regional/money';
import type { CartLineView } from '../cart-line/cart-line.tsx';
import type { FilterChoice, FilterGroup, FilterLink } from '../filter-panel/filter-panel.tsx';
import type { ImageSource } from '../picture/picture.tsx';
import type { ProductCardView } from '../product-card/product-card.tsx';
import type { SortOption } from '../sort-select/sort-select.tsx';
import banner from './pictures/banner.svg';
import battery from './pictures/battery.svg';
import drill from './pictures/drill.svg';
import hammer from './pictures/hammer.svg';
import helmet from './pictures/helmet.svg';
import bolt from './pictures/nut-and-bolt.svg';
import saw from './pictures/saw.svg';
import screwdriver from './pictures/screwdriver.svg';
import toolbox from './pictures/toolbox.svg';
import wrench from './pictures/wrench.svg';

const picture = (src: string, alt: string): ImageSource => ({ src, width: 640, height: 640, alt });

/** Pictures of goods, as a shop would serve them. */
export const pictures = {
  drill: picture(drill, 'Furadeira de impacto verde'),
  wrench: picture(wrench, 'Chave combinada'),
  hammer: picture(hammer, 'Martelo'),
  toolbox: picture(toolbox, 'Caixa de ferramentas vermelha'),
  helmet: picture(helmet, 'Capacete'),
  saw: picture(saw, 'Serrote'),
  bolt: picture(bolt, 'Parafuso'),
  screwdriver: picture(screwdriver, 'Chave de fenda'),
  battery: picture(battery, 'Bateria'),
  broken: picture('/missing.avif', 'Furadeira de impacto verde'),
} as const;

/** A picture that covers a banner: its left three fifths are free for the words. */
export const bannerPicture: ImageSource = { src: banner, width: 1200, height: 400, alt: '' };

/** An amount in dollars and the same in the other three currencies. */
export interface SamplePrice {
  price: Money;
  others: readonly Money[];
}

export const drillPrice: SamplePrice = {
  price: money(6490, 'USD'),
  others: [money(35176, 'BRL'), money(481558, 'PYG'), money(8988650, 'ARS')],
};

/** As much as a card shows: the price and one other currency. */
const short = ({ price, others }: SamplePrice): SamplePrice => ({
  price,
  others: others.slice(0, 1),
});

/** Eight figures of guaranis: as much as a card has to hold. */
export const compressorPrice: SamplePrice = {
  price: money(12345678, 'PYG'),
  others: [money(166393, 'USD'), money(901850, 'BRL'), money(230454305, 'ARS')],
};

export const drillProduct: ProductCardView = {
  name: 'Furadeira de impacto 13 mm 750 W 220 V',
  href: '/produto/furadeira-de-impacto',
  code: 'FUR-7513',
  image: pictures.drill,
  ...short(drillPrice),
  stock: 'inStock',
};

export const compressorProduct: ProductCardView = {
  name: 'Compresor de aire industrial de dos pistones 300 litros 5 HP trifásico con tablero de arranque y manguera de alta presión',
  href: '/produto/compresor',
  code: 'COM-300-5HP-TRI-0042',
  image: pictures.battery,
  ...short(compressorPrice),
  stock: 'inStock',
};

const product = (
  name: string,
  code: string,
  image: ImageSource | null,
  cents: number,
): ProductCardView => ({
  name,
  href: `/produto/${code.toLowerCase()}`,
  code,
  image,
  price: money(cents, 'USD'),
  others: [money(Math.round(cents * 5.42), 'BRL')],
  stock: 'inStock',
});

/** A page of a list, with each kind of stock. */
export const products: readonly ProductCardView[] = [
  drillProduct,
  product('Chave combinada 17 mm cromo-vanádio', 'CHC-0017', pictures.wrench, 435),
  product('Martelo unha 27 mm cabo de fibra', 'MAR-2700', pictures.hammer, 1180),
  product(
    'Caixa de ferramentas 5 gavetas sanfonada com alça reforçada e cadeado',
    'CXF-0500',
    pictures.toolbox,
    3900,
  ),
  {
    ...product('Serrote profissional 22" dente temperado', 'SER-2200', pictures.saw, 970),
    stock: 'physicalStoreOnly',
  },
  {
    ...product('Capacete de segurança classe B com jugular', 'EPI-0102', pictures.helmet, 725),
    stock: 'outOfStock',
  },
  {
    ...product('Chave Phillips 1/4" x 6" ponta magnética', 'CHP-0146', pictures.screwdriver, 310),
    price: null,
  },
  product('Parafuso sextavado M10 x 60 caixa com 100', 'PAR-1060', pictures.bolt, 1840),
];

/** Three lines of a cart in dollars: U$ 121,30. */
export const cartLines: readonly CartLineView[] = [
  {
    id: '1',
    name: 'Furadeira de impacto 13 mm 750 W 220 V',
    code: 'FUR-7513',
    href: '/produto/furadeira-de-impacto',
    image: pictures.drill,
    unitPrice: money(6490, 'USD'),
    quantity: 1,
    total: money(6490, 'USD'),
  },
  {
    id: '2',
    name: 'Chave combinada 17 mm cromo-vanádio',
    code: 'CHC-0017',
    href: '/produto/chave',
    image: pictures.wrench,
    unitPrice: money(435, 'USD'),
    quantity: 4,
    total: money(1740, 'USD'),
  },
  {
    id: '3',
    name: 'Caixa de ferramentas 5 gavetas sanfonada com alça reforçada',
    code: 'CXF-0500',
    href: '/produto/caixa',
    image: pictures.toolbox,
    unitPrice: money(3900, 'USD'),
    quantity: 1,
    total: money(3900, 'USD'),
  },
];

export const cartTotals = {
  subtotal: money(12130, 'USD'),
  shipping: money(0, 'USD'),
  total: money(12130, 'USD'),
  others: [money(65745, 'BRL'), money(900046, 'PYG'), money(16800050, 'ARS')],
};

/** Departments of a category. */
const departmentChoices: readonly FilterLink[] = [
  { href: '/produtos/eletricas', label: 'Todos', count: 184, current: true },
  { href: '/produtos/eletricas/furadeiras', label: 'Furadeiras', count: 62 },
  { href: '/produtos/eletricas/esmerilhadeiras', label: 'Esmerilhadeiras', count: 41 },
  { href: '/produtos/eletricas/serras', label: 'Serras circulares e tico-tico', count: 38 },
];

/** Brands in the order of their names. */
export const brandChoices: readonly FilterChoice[] = [
  'Andes',
  'Brava',
  'Cobalto',
  'Dorsal',
  'Ferrum',
  'Itaipú Tools',
  'Kompa',
  'Makro',
  'Nortec',
  'Orbe',
  'Pampa',
  'Quebracho',
  'Rioforte',
  'Toral',
].map((label, index) => ({ value: String(index + 1), label, count: 120 - 8 * index }));

/** The groups of a list's filters, with prices in dollars. */
export const filterGroups: readonly FilterGroup[] = [
  { kind: 'links', id: 'places', label: 'Departamentos', items: departmentChoices },
  { kind: 'flag', id: 'stock', name: 'estoque', label: 'Só com estoque', count: 92 },
  {
    kind: 'range',
    id: 'price',
    names: ['preco_min', 'preco_max'],
    label: 'Preço em U$',
    min: 9.9,
    max: 1490,
    format: (amount) => `U$ ${amount}`,
  },
  { kind: 'boxes', id: 'brands', name: 'brandSlug', label: 'Marcas', choices: brandChoices },
  {
    kind: 'boxes',
    id: 'tensao',
    name: 'f',
    label: 'Tensão',
    choices: [
      { value: 'tensao:127-v', label: '127 V', count: 61 },
      { value: 'tensao:220-v', label: '220 V', count: 1204 },
      { value: 'tensao:bivolt', label: 'Bivolt', count: 0 },
    ],
  },
];

/** Orders as a shop's list may offer them. */
export const sortOptions: readonly SortOption[] = [
  { value: 'new', order: 'newest' },
  { value: 'price', order: 'priceAscending' },
  { value: '-price', order: 'priceDescending' },
  { value: 'name', order: 'nameAscending' },
  { value: '-name', order: 'nameDescending' },
];
