import { describe, expect, test } from 'vitest';
import { CartSummary } from '../cart-summary/cart-summary.tsx';
import { moneyPtBR } from '../locales/money/pt-BR.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { renderHtml } from '../test/render.tsx';
import { changeTexts } from './change-texts.ts';
import type { KitLocale } from './kit.tsx';

describe('changeTexts', () => {
  test('changes one word, and leaves every other text and the locale that it was given', () => {
    const own = changeTexts(ptBR, { cart: { clear: 'Esvaziar' } });

    expect(own.messages.cart).toEqual({ ...ptBR.messages.cart, clear: 'Esvaziar' });
    expect({ ...own.messages, cart: null }).toEqual({ ...ptBR.messages, cart: null });
    expect(ptBR.messages.cart.clear).toBe('Limpar carrinho');
    expect(own.tag).toBe('pt-BR');
  });

  test('reaches a text at any depth, one with a variable, and a new name of a language', () => {
    const { address, cart, locales } = changeTexts(ptBR, {
      address: { fields: { BR: { district: 'Setor' } } },
      cart: { products: (lines) => `${lines} itens` },
      locales: { 'gn-PY': 'Avañe’ẽ' },
    }).messages;

    expect(address.fields.BR).toEqual({ ...ptBR.messages.address.fields.BR, district: 'Setor' });
    expect(address.fields.PY).toBe(ptBR.messages.address.fields.PY);
    expect(cart.products(2)).toBe('2 itens');
    expect(locales).toEqual({ ...ptBR.messages.locales, 'gn-PY': 'Avañe’ẽ' });
  });

  test('of a few areas changes those, and their type refuses others', () => {
    const few = { tag: 'pt-BR', messages: moneyPtBR };
    expect(changeTexts(few, { money: { ask: 'Pergunte' } }).messages.money.ask).toBe('Pergunte');

    // @ts-expect-error: the texts of the cart are of another area
    expect(() => changeTexts(few, { cart: { clear: 'Esvaziar' } })).toThrow(
      'changeTexts: the locale pt-BR has no texts of "cart" to change.',
    );
  });

  test('has a type that refuses a name that no text has, and a text that should be a function', () => {
    // @ts-expect-error: it is "clear"
    const misspelt = changeTexts(ptBR, { cart: { claer: 'Esvaziar' } });
    // @ts-expect-error: it depends on how many lines there are
    const constant = changeTexts(ptBR, { cart: { products: 'itens' } });

    expect(misspelt.messages.cart.clear).toBe('Limpar carrinho');
    expect(constant.messages.cart.products).toBe('itens');
  });
});

test('a word is changed by spreading too, as texts are plain objects', () => {
  const cart = { ...ptBR.messages.cart, subtotal: 'Soma' };
  const own: KitLocale = { ...ptBR, messages: { ...ptBR.messages, cart } };
  const html = renderHtml(
    <CartSummary
      subtotal={{ minor: 6490, currency: 'USD' }}
      total={{ minor: 6490, currency: 'USD' }}
    />,
    own,
  );
  expect(html).toContain('Soma');
});
