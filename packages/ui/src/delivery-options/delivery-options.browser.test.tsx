import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deliveryOptions } from '../test/addresses.ts';
import { mount } from '../test/mount.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryOptions } from './delivery-options.tsx';

const [home, counter, points] = deliveryOptions;
const teller = () => vi.fn<(id: string | null) => void>();

describe('DeliveryOptions', () => {
  // Spec: accounts 2.32
  test('shows each way with its time and its price, nothing being "free"', async () => {
    mount(<DeliveryOptions options={deliveryOptions} />);
    const way = (name: RegExp) => page.getByRole('radio', { name });
    await expect.element(way(/Transportadora del Este.*G\$ 45.000/)).toBeVisible();
    await expect
      .element(way(/Transportadora del Este/))
      .toHaveAccessibleDescription('Em até 3 dias úteis após o pagamento');
    await expect
      .element(way(/Retirada na loja.*Grátis/))
      .toHaveAccessibleDescription('No mesmo dia do pagamento, se for útil');
    expect(document.querySelectorAll(':checked')).toHaveLength(0);
  });

  test('puts every price at the right of the first line, also beside long words on a phone', () => {
    const names = ['Retiro', 'Transportadora del Este y Ciudad del Este, a domicilio'];
    const options = names.flatMap((name) => (home ? [{ ...home, id: name, name }] : []));
    mount(
      <div className="w-74">
        <DeliveryOptions options={options} />
      </div>,
    );
    const boxesOf = (part: string) =>
      [...document.querySelectorAll(`[data-slot="radio-option"] [id$="${part}"]`)].map((node) =>
        node.getBoundingClientRect(),
      );
    const labels = boxesOf('-label');
    const prices = boxesOf('-aside');
    expect(new Set(prices.map(({ right }) => Math.round(right))).size).toBe(1);
    for (const [index, price] of prices.entries()) {
      expect(Math.abs(price.top - (labels[index]?.top ?? 0))).toBeLessThan(4);
    }
  });

  // Spec: accounts 2.32
  test('opens the points of the chosen way only', async () => {
    const onPointIdChange = teller();
    mount(<DeliveryOptions options={deliveryOptions} onPointIdChange={onPointIdChange} />);
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await page.getByRole('radio', { name: /Punto de retiro/ }).click();
    await page.getByRole('radio', { name: /Depósito Km 7/ }).click();
    expect(onPointIdChange.mock.calls).toEqual([['cde-2']]);
    await page.getByRole('radio', { name: /Retirada na loja/ }).click();
    expect(page.getByRole('radio').elements()).toHaveLength(3);
  });

  // Spec: accounts 4.7
  test('chooses the only way and its only point, and reports both', async () => {
    const [onValueChange, onPointIdChange] = [teller(), teller()];
    const only = { ...points, points: points?.points?.slice(0, 1) };
    mount(
      <DeliveryOptions
        options={points ? [{ ...points, ...only }] : []}
        {...{ onValueChange, onPointIdChange }}
      />,
    );
    const group = (name: string) => page.getByRole('group', { name });
    await expect
      .element(group('Como você recebe').getByText('Punto de retiro', { exact: true }))
      .toBeVisible();
    await expect
      .element(group('Ponto de retirada').getByText('Ponte Microcentro', { exact: true }))
      .toBeVisible();
    // Nothing is left to decide: no button that stands alone.
    expect(page.getByRole('radio').elements()).toHaveLength(0);
    expect(onValueChange.mock.calls).toEqual([['points']]);
    expect(onPointIdChange.mock.calls).toEqual([['cde-1']]);
  });

  test('says that there is pickup only when there is no delivery', () => {
    const { rerender } = mount(
      <DeliveryOptions options={home && counter ? [home, counter] : []} />,
    );
    const notice = () => page.getByText('Para o seu endereço há somente retirada.').elements();
    expect(notice()).toHaveLength(0);
    rerender(<DeliveryOptions options={counter ? [counter] : []} />);
    expect(notice()).toHaveLength(1);
    rerender(<DeliveryOptions options={counter ? [counter] : []} complete={false} />);
    expect(notice()).toHaveLength(0);
  });

  // Spec: accounts 8.5
  test('says that it failed, and asks again', async () => {
    const onRetry = vi.fn<() => void>();
    mount(<DeliveryOptions options={[]} status="failed" onRetry={onRetry} />);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Erro ao calcular o frete.Tentar novamente');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('says what it is waiting for, and that there is nothing', async () => {
    const { rerender } = mount(<DeliveryOptions options={[]} status="loading" />);
    await expect.element(page.getByRole('status', { name: 'Calculando a entrega' })).toBeVisible();
    rerender(<DeliveryOptions options={[]} />);
    await expect
      .element(page.getByText('Não há entrega nem retirada para este endereço.'))
      .toBeVisible();
  });
});

describe('DeliveryList', () => {
  const read = () => page.getByRole('listitem').elements();

  test('shows each way with its time, its price and its points, and nothing to choose', async () => {
    mount(<DeliveryList options={deliveryOptions} />);
    const words = read().map(({ textContent }) => textContent);
    expect(words[0]).toMatch(/Transportadora del Este.*G\$\s45.000.*Em até 3 dias/);
    expect(words.some((text) => text.includes('Depósito Km 7'))).toBe(true);
    expect(page.getByRole('radio').elements()).toHaveLength(0);
  });

  test('is announced when it comes, and a failure can be tried again', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = mount(<DeliveryList options={[]} status="loading" />);
    const live = document.querySelector('[aria-live="polite"]');
    await expect.element(page.getByRole('status', { name: 'Calculando a entrega' })).toBeVisible();
    rerender(<DeliveryList options={[]} status="failed" onRetry={onRetry} />);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<DeliveryList options={deliveryOptions} />);
    expect(live?.contains(read()[0] ?? null)).toBe(true);
  });
});
