import { money } from '@ponte/regional/money';
import { describe, expect, test } from 'vitest';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { renderHtml } from '../test/render.tsx';
import { shownOthers } from './model.ts';
import { PriceTag } from './price-tag.tsx';

/** What a shopper reads, tags aside. */
const read = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

const inOthers = [money(8988650, 'ARS'), money(481558, 'PYG'), money(35176, 'BRL')];

describe('the small prices', () => {
  test('are in the shop’s order, whatever the order given', () => {
    const shown = shownOthers(money(6490, 'USD'), inOthers);
    expect(shown.map((price) => price.currency)).toEqual(['BRL', 'PYG', 'ARS']);
  });

  test('leave out the main currency, so that it does not stand twice', () => {
    const shown = shownOthers(money(6490, 'USD'), [money(6490, 'USD'), money(35176, 'BRL')]);
    expect(shown).toEqual([money(35176, 'BRL')]);
  });

  // Spec: decision 7
  test('leave out a zero, which is what a missing rate converts to', () => {
    expect(shownOthers(money(6490, 'USD'), [money(0, 'BRL'), money(481558, 'PYG')])).toEqual([
      money(481558, 'PYG'),
    ]);
  });

  test('keep the first of a currency given twice', () => {
    const shown = shownOthers(money(1, 'USD'), [money(5, 'BRL'), money(6, 'BRL')]);
    expect(shown).toEqual([money(5, 'BRL')]);
  });
});

describe('PriceTag', () => {
  test('writes the sign apart from the figures, and the others below', () => {
    const text = read(renderHtml(<PriceTag price={money(6490, 'USD')} others={inOthers} />));
    expect(text).toContain('|U$|64,90|');
    expect(text).toContain('|Real|R$|351,76|');
    expect(text).toContain('|Guarani|G$|481.558|');
    expect(text).toContain('|Peso argentino|P$|89.886,50|');
  });

  // Spec: storefront 1.8
  // Spec: decision 10, 43
  test('says that all of its prices have the tax in them in guaranis, and none in another currency', () => {
    const notice = (price: Parameters<typeof PriceTag>[0]['price'], locale = esPY) =>
      read(renderHtml(<PriceTag price={price} taxNotice />, locale));
    const included = '|I.V.A. incluido en el precio, en todas las monedas.|';
    expect(notice(money(529800, 'PYG'))).toContain(included);
    for (const currency of ['USD', 'BRL', 'ARS'] as const) {
      expect(notice(money(6490, currency))).toContain('|Precio sin I.V.A., en todas las monedas.');
    }
  });

  test('keeps quiet about tax unless asked', () => {
    expect(renderHtml(<PriceTag price={money(6490, 'USD')} />)).not.toContain('I.V.A.');
  });

  test('strikes out the old price when it was higher', () => {
    const html = renderHtml(<PriceTag price={money(6490, 'USD')} listPrice={money(7990, 'USD')} />);
    expect(read(/<s>.*<\/s>/.exec(html)?.[0] ?? '')).toContain('U$\u00A079,90');
  });

  test.each([
    ['lower', money(5990, 'USD')],
    ['the same', money(6490, 'USD')],
    ['in another currency', money(799000, 'PYG')],
  ])('shows no old price that is %s', (_, listPrice) => {
    const html = renderHtml(<PriceTag price={money(6490, 'USD')} listPrice={listPrice} />);
    expect(html).not.toContain('<s>');
  });

  test('without a price says so and leads to where to ask', () => {
    const html = renderHtml(
      <PriceTag price={null} others={inOthers} askPriceHref="https://wa.me/595" />,
    );
    expect(read(html)).toContain('Preço sob consulta');
    expect(html).toMatch(/<a [^>]*href="https:\/\/wa.me\/595"[^>]*ui-button-block/);
    expect(html).not.toContain('481.558');
  });

  // Spec: storefront 5.9
  test.each([
    ['pt-BR', ptBR, 'Preço inválido'],
    ['es-PY', esPY, 'Precio inválido'],
    ['en-US', enUS, 'Invalid price'],
  ])('of an invalid price says so in %s, and not that it is on request', (_, locale, said) => {
    const text = read(renderHtml(<PriceTag price={null} invalid />, locale));
    expect(text).toContain(said);
    expect(text).not.toContain('consulta');
  });
});
