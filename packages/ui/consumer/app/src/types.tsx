/** What the published types allow and refuse. Never run: the compiler's silence is the test. */
import { money, type Money } from '@ponte/regional/money';
import { Button, CartDrawer, KitProvider, PriceTag, Select, type PriceTagProps } from '@ponte/ui';
import { Button as ButtonByItself } from '@ponte/ui/button';
import type { KitLocale } from '@ponte/ui/kit';
import { esPY } from '@ponte/ui/locales/es-PY';
import { ptBR } from '@ponte/ui/locales/pt-BR';
// @ts-expect-error what is the kit's own is not to be imported
import '@ponte/ui/internal/cx';
// @ts-expect-error nor what it is tested with
import '@ponte/ui/test/samples';

export const priceOf = ({ price }: PriceTagProps): Money | null => price;
export const sameButton: typeof Button = ButtonByItself;
export const locales: readonly KitLocale[] = [ptBR, esPY];

export const right = (
  <KitProvider locale={ptBR}>
    <PriceTag price={money(6490, 'USD')} />
    <PriceTag price={null} askPriceHref="https://example.com" className="mt-4" id="price" />
    <Button variant="action" size="lg" block type="submit" ref={(node) => node?.focus()}>
      Comprar
    </Button>
    <Select label="Cidade" options={[{ value: '1', label: 'Foz do Iguaçu' }]} />
  </KitProvider>
);

export const wrong = (
  <>
    {/* @ts-expect-error an amount is in minor units, with its currency */}
    <PriceTag price={64.9} />
    {/* @ts-expect-error the shop has four currencies */}
    <PriceTag price={money(6490, 'EUR')} />
    {/* @ts-expect-error there is no such look */}
    <Button variant="primary">Comprar</Button>
    {/* @ts-expect-error a field has a label */}
    <Select options={[]} />
    {/* @ts-expect-error a locale is an object that is imported, so that only one is bundled */}
    <KitProvider locale="pt-BR" />
    {/* @ts-expect-error a drawer says when it wants to close */}
    <CartDrawer open lines={[]} subtotal={money(0, 'USD')} total={money(0, 'USD')} />
  </>
);
