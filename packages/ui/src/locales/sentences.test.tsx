import { describe, expect, test } from 'vitest';
import { AddressCard } from '../address-card/address-card.tsx';
import { CartLine } from '../cart-line/cart-line.tsx';
import { FilterPanel } from '../filter-panel/filter-panel.tsx';
import { changeTexts } from '../kit/change-texts.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { savedAddresses } from '../test/addresses.ts';
import { renderHtml } from '../test/render.tsx';
import { cartLines, drillProduct, filterGroups } from '../test/samples.ts';
import { enUS } from './en-US.ts';
import { esPY } from './es-PY.ts';
import { ptBR } from './pt-BR.ts';

const [line] = cartLines;
const home = savedAddresses.find(({ country }) => country === 'BR');
if (!line || !home) throw new Error('The samples have no line and no Brazilian address.');

const noop = () => undefined;

/** Every component that says a name within a text. */
const named = (
  <>
    <ProductCard product={{ ...drillProduct, name: 'iPhone de Éder' }} onAdd={noop} inCart={2} />
    <ProductCard product={{ ...drillProduct, name: 'iPad', price: null }} askPriceHref="/a" />
    <CartLine line={{ ...line, name: 'JBL Go' }} onQuantityChange={noop} onRemove={noop} />
    <AddressCard
      address={{ ...home, name: 'Casa da Ana', main: false, postalCode: '85851000' }}
      onEdit={noop}
      onMakeMain={noop}
      onRemove={noop}
    />
    <FilterPanel
      groups={filterGroups.filter(({ kind }) => kind === 'range')}
      values={{}}
      onValuesChange={noop}
    />
  </>
);

/** By an attribute, or by a hidden text at the end of a button. */
const name = /<(?:button|a|input)\b[^>]* aria-label="([^"]*)"|hidden">([^<]*)<\/span><\/button>/g;

const namesIn = (html: string) =>
  [...html.matchAll(name)].map(([, label, hidden]) => label ?? hidden);

describe('what a button, a link or a field is called', () => {
  test.each([
    [
      ptBR,
      [
        'Adicionar: iPhone de Éder, 2 no carrinho',
        'Consultar preço: iPad',
        'Diminuir quantidade',
        'Quantidade de JBL Go',
        'Aumentar quantidade',
        'Remover: JBL Go',
        'Tornar principal: Casa da Ana',
        'Editar: Casa da Ana',
        'Remover: Casa da Ana',
        'Preço em U$: mínimo',
        'Preço em U$: máximo',
        'OK, aplicar preço',
      ],
    ],
    [
      esPY,
      [
        'Agregar: iPhone de Éder, 2 en el carrito',
        'Consultar precio: iPad',
        'Disminuir cantidad',
        'Cantidad de JBL Go',
        'Aumentar cantidad',
        'Quitar: JBL Go',
        'Usar como principal: Casa da Ana',
        'Editar: Casa da Ana',
        'Quitar: Casa da Ana',
        'Preço em U$: mínimo',
        'Preço em U$: máximo',
        'OK, aplicar precio',
      ],
    ],
    [
      enUS,
      [
        'Add to cart: iPhone de Éder, 2 in the cart',
        'Ask for the price: iPad',
        'Decrease quantity',
        'Quantity of JBL Go',
        'Increase quantity',
        'Remove: JBL Go',
        'Set as default: Casa da Ana',
        'Edit: Casa da Ana',
        'Remove: Casa da Ana',
        'Preço em U$: minimum',
        'Preço em U$: maximum',
        'OK, apply price',
      ],
    ],
  ])('is one text with the name as it is written: $tag', (locale, names) => {
    expect(namesIn(renderHtml(named, locale))).toEqual(names);
  });

  test('has the name where a language puts it', () => {
    const german = changeTexts(enUS, {
      common: { actionOn: (action, name) => `${name} – ${action}` },
      postalCode: { of: (code) => `PLZ: ${code}` },
    });
    const html = renderHtml(named, german);
    expect(namesIn(html)).toEqual(
      expect.arrayContaining([
        'iPhone de Éder, 2 in the cart – Add to cart',
        'iPad – Ask for the price',
        'JBL Go – Remove',
        'Casa da Ana – Set as default',
        'Casa da Ana – Edit',
        'Casa da Ana – Remove',
      ]),
    );
    expect(html).toContain('PLZ: 85851-000');
  });
});

test.each([
  [ptBR, '1 item no carrinho', '1.200 itens no carrinho', 'Em 1 dia útil após o pagamento'],
  [
    esPY,
    '1 artículo en el carrito',
    '1.200 artículos en el carrito',
    'En 1 día hábil después del pago',
  ],
  [enUS, '1 item in the cart', '1.200 items in the cart', 'Within 1 business day of payment'],
] as const)(
  'counts in singular and plural, as the shop writes figures: $tag',
  (locale, one, many, day) => {
    const { cart, delivery, filter, gallery, navigation, suggestions } = locale.messages;
    expect([navigation.cartCount(1), navigation.cartCount(1200)]).toEqual([one, many]);
    expect(delivery.leadTime(1)).toBe(day);
    const counted = [
      cart.products,
      filter.show,
      gallery.more,
      navigation.products,
      suggestions.count,
    ];
    for (const text of counted) {
      expect(text(1)).not.toMatch(
        /\b(produtos|productos|products|fotos|photos|suger\w+[ae]s|suggestions|sugestões)\b/,
      );
      expect(text(2)).toMatch(
        /(produtos|productos|products|fotos|photos|sugerencias|suggestions|sugestões)/,
      );
    }
  },
);
