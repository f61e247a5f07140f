import { currencyCodes, formatMoney, money } from '@ponte/regional/money';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AddressForm } from '../address-form/address-form.tsx';
import { DocumentInput } from '../document-input/document-input.tsx';
import { FlagMenu } from '../flag-menu/flag-menu.tsx';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { formsPtBR } from '../locales/forms/pt-BR.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { Money } from '../money/money.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { lookups } from '../test/addresses.ts';
import { renderHtml } from '../test/render.tsx';
import { DateText } from './date-text.tsx';
import { KitProvider, useMessages, type KitLocale, type KitMessages } from './kit.tsx';

const read = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ');

/** The English texts with another tag, as in a shop that begins to translate them. */
const tagged = (tag: string): KitLocale => ({ ...enUS, tag });

describe('a locale of the app', () => {
  const deDE: KitLocale = {
    tag: 'de-DE',
    messages: {
      money: { ...enUS.messages.money, onRequest: 'Preis auf Anfrage' },
      currencies: { BRL: 'Real', USD: 'Dollar', PYG: 'Guaraní', ARS: 'Argentinischer Peso' },
    },
  };

  test('needs the texts of the areas that it shows, and no tag that the kit knows', () => {
    expect(renderHtml(<PriceTag price={null} />, deDE)).toContain('Preis auf Anfrage');
  });

  test.each([
    ['en-US', '11/24/2026, 14:30'],
    ['de-DE', '24.11.2026, 14:30'],
    ['ja-JP', '2026/11/24 14:30'],
    ['ar-EG', '٢٤‏/١١‏/٢٠٢٦، ١٤:٣٠'],
  ])('writes dates as %s does', (tag, written) => {
    const html = renderHtml(<DateText date="2026-11-24T17:30:00Z" withTime />, tagged(tag));
    expect(read(html)).toBe(written);
  });

  test.each(['en-US', 'de-DE', 'ja-JP', 'ar-EG', 'es-PY'])(
    'writes amounts to the last digit as the shop does in %s too: sign, separators and decimals',
    (tag) => {
      const amounts = [0, -5, 6490, 123_450, 9_007_199_254_740_991];
      for (const currency of currencyCodes) {
        for (const minor of amounts) {
          const amount = money(minor, currency);
          const written = read(renderHtml(<Money amount={amount} />, tagged(tag)));
          expect(written).toBe(read(renderHtml(<Money amount={amount} />, ptBR)));
          expect(written).toBe(formatMoney(amount).replaceAll('\u00A0', ' '));
        }
      }
      const price = <PriceTag price={money(123_450, 'USD')} others={[money(9_159_990, 'PYG')]} />;
      expect(read(renderHtml(price, tagged(tag)))).toMatch(/U\$1\.234,50.*G\$9\.159\.990$/);
    },
  );

  test.each(['en_US', '', 'english texts'])('with an invalid tag is an error: %j', (tag) => {
    expect(() => renderHtml(<PriceTag price={null} />, tagged(tag))).toThrow(
      `@ponte/ui: the locale's tag "${tag}" is no BCP 47 tag, such as "en-US".`,
    );
  });

  test('is a language of the menu by its own name, with a flag where the kit has one', () => {
    const items = ['en-US', 'gn-PY', 'de-DE'].map((locale) => ({ locale, href: `/${locale}` }));
    const messages = {
      ...enUS.messages,
      locales: { ...enUS.messages.locales, 'gn-PY': 'Avañe’ẽ' },
    };
    const html = renderHtml(<FlagMenu current="de-DE" items={items} />, { ...enUS, messages });
    const links = html.split('<li>').slice(1);
    expect(links.map(read)).toEqual(['English', 'Avañe’ẽ', 'de-DE']);
    expect(links.map((link) => /ui-flag-\w+/.exec(link)?.[0])).toEqual([
      'ui-flag-us',
      'ui-flag-py',
      undefined,
    ]);
    // Without a flag, the name is what shows on a phone too.
    expect(html).toMatch(/<span aria-hidden="true" class="text-sm font-medium">de-DE/);
  });
});

describe('texts that a provider was not given', () => {
  afterEach(() => vi.unstubAllEnvs());

  function Texts({ of }: { of: string }) {
    return String(Reflect.get(useMessages(), of));
  }

  const errorOf = (name: string, tag: string) => {
    try {
      renderHtml(<Texts of={name} />, { tag, messages: {} });
    } catch (error) {
      return String(error);
    }
    return 'none';
  };

  test('are reported with their area and the import to add', () => {
    const html = () => renderHtml(<PriceTag price={null} />, { tag: 'es-PY', messages: formsPtBR });
    expect(html).toThrow(
      '@ponte/ui has no texts of "money". They are of the area "money", which the KitProvider\'s ' +
        "locale lacks. Add it: import { moneyEsPY } from '@ponte/ui/locales/money/es-PY'; " +
        'messages: { ...moneyEsPY }.',
    );
  });

  test('in a language of the app are reported with the English ones to start from', () => {
    expect(errorOf('sort', 'de-DE')).toContain(
      'They are of the area "list", which the KitProvider\'s locale lacks. Add them in de-DE, or ' +
        "for now in English: import { listEnUS } from '@ponte/ui/locales/list/en-US'",
    );
  });

  test.each([ptBR, esPY, enUS])(
    'of $tag are each in the area and by the name that the error tells',
    async ({ tag, messages }) => {
      for (const name of Object.keys(messages)) {
        const [, exported = '', area = ''] =
          /import \{ (\w+) \} from '@ponte\/ui\/locales\/([\w-]+)\/..-..'/.exec(
            errorOf(name, tag),
          ) ?? [];
        const file: Record<string, Partial<KitMessages>> = await import(
          `../locales/${area}/${tag}.ts`
        );
        expect(Object.keys(file[exported] ?? {})).toContain(name);
      }
    },
  );

  test('are named alone in production, and where no area has them', () => {
    expect(errorOf('nothing', 'pt-BR')).toBe('Error: @ponte/ui has no texts of "nothing".');
    vi.stubEnv('NODE_ENV', 'production');
    expect(errorOf('money', 'pt-BR')).toBe('Error: @ponte/ui has no texts of "money".');
    expect(() => renderToString(<Texts of="money" />)).toThrow(/no KitProvider is above it\.$/);
  });
});

describe('the region', () => {
  const fields = (
    <>
      <DocumentInput />
      <PhoneInput />
    </>
  );
  const shown = (html: string) => ({
    documents: ['CPF', 'CNPJ', 'RUC', 'Cédula'].filter((name) => html.includes(name)),
    phone: /<option value="(\w+)" selected/.exec(html)?.[1],
  });
  const brazil = { documents: ['CPF', 'CNPJ'], phone: 'BR' };
  const paraguay = { documents: ['RUC', 'Cédula'], phone: 'PY' };

  const languages = [ptBR, esPY, enUS, tagged('ar-EG')];

  test.each(languages)('decides on documents and phone in $tag', (locale) => {
    expect(shown(renderHtml(fields, locale, 'BR'))).toEqual(brazil);
    expect(shown(renderHtml(fields, locale, 'PY'))).toEqual(paraguay);
  });

  test.each([
    ['pt-BR', brazil],
    ['es-PY', paraguay],
    ['gn-PY', paraguay],
    ['es-Latn-PY-u-nu-latn', paraguay],
    ['en-PY', paraguay],
    ['en-BR', brazil],
    ['en-US', brazil],
    ['pt', brazil],
  ])('is that of the tag %s when none is given', (tag, expected) => {
    expect(shown(renderHtml(fields, tagged(tag)))).toEqual(expected);
  });

  test('of an outer provider holds in an inner one of another language', () => {
    const inner = <KitProvider locale={esPY}>{fields}</KitProvider>;
    expect(shown(renderHtml(inner, ptBR, 'BR'))).toEqual(brazil);
    expect(shown(renderHtml(inner, ptBR))).toEqual(paraguay);
    const asked = (
      <KitProvider locale={enUS} region="PY">
        {fields}
      </KitProvider>
    );
    expect(shown(renderHtml(asked, ptBR, 'BR'))).toEqual(paraguay);
  });

  test('gives way to a component’s own prop', () => {
    const told = (
      <>
        <DocumentInput types={['ruc']} />
        <PhoneInput defaultCountry="AR" />
      </>
    );
    expect(shown(renderHtml(told, enUS, 'BR'))).toEqual({
      documents: ['RUC'],
      phone: 'AR',
    });
  });

  test.each(languages)('of an address in $tag is the country given to its form', (locale) => {
    const form = (country: 'BR' | 'PY') =>
      renderHtml(
        <AddressForm country={country} lookups={lookups} onSubmit={() => undefined} />,
        locale,
      );
    expect(form('BR')).toContain('data-slot="postal-code-input"');
    expect(form('PY')).not.toContain('data-slot="postal-code-input"');
  });
});
