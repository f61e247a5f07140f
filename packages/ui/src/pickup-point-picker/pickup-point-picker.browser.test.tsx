import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pickupPoints } from '../test/addresses.ts';
import { mount } from '../test/mount.tsx';
import { PickupPointPicker } from './pickup-point-picker.tsx';

const state = () => page.getByLabelText('Estado ou departamento');
const city = () => page.getByLabelText('Cidade');
const only = (name: string) =>
  page.getByRole('group', { name: 'Ponto de retirada' }).getByText(name, { exact: true });
const teller = () => vi.fn<(id: string | null) => void>();

describe('PickupPointPicker', () => {
  // Spec: accounts 2.33
  test('leads from state to city to the points of that city', async () => {
    const onValueChange = teller();
    mount(<PickupPointPicker points={pickupPoints} onValueChange={onValueChange} />);
    await expect.element(city()).toBeDisabled();
    await state().selectOptions('Alto Paraná');
    expect(page.getByRole('radio').elements()).toHaveLength(0);
    await city().selectOptions('Ciudad del Este');
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    expect(onValueChange).not.toHaveBeenCalled();

    await page.getByRole('radio', { name: 'Depósito Km 7' }).click();
    expect(onValueChange.mock.calls).toEqual([['cde-2']]);
  });

  test('reads address and opening hours with each point', async () => {
    mount(<PickupPointPicker points={pickupPoints} defaultValue="cde-1" />);
    await expect
      .element(page.getByRole('radio', { name: 'Ponte Microcentro' }))
      .toHaveAccessibleDescription(/Avda. Monseñor Rodríguez 550.*Horário:.*7:30–17:00/);
  });

  test('chooses the only point of a city and takes the choice back in another', async () => {
    const onValueChange = teller();
    mount(<PickupPointPicker points={pickupPoints} onValueChange={onValueChange} />);
    await state().selectOptions('Central');
    await expect.element(only('Lambaré')).toBeVisible();
    await state().selectOptions('Alto Paraná');
    await city().selectOptions('Ciudad del Este');
    expect(onValueChange.mock.calls).toEqual([['lam'], [null]]);
  });

  // Spec: accounts 4.7
  test('chooses the only point at once, and reports it', async () => {
    const onValueChange = teller();
    mount(<PickupPointPicker points={pickupPoints.slice(3)} onValueChange={onValueChange} />);
    await expect.element(state()).toHaveDisplayValue('Central');
    await expect.element(city()).toHaveDisplayValue('Lambaré');
    await expect.element(only('Lambaré')).toBeVisible();
    expect(onValueChange.mock.calls).toEqual([['lam']]);
  });

  test('does so too when the points come late', async () => {
    const onValueChange = teller();
    const { rerender } = mount(<PickupPointPicker points={[]} onValueChange={onValueChange} />);
    rerender(<PickupPointPicker points={pickupPoints.slice(3)} onValueChange={onValueChange} />);
    await expect.poll(() => onValueChange.mock.calls).toEqual([['lam']]);
  });

  // Spec: accounts 2.33
  test('says so when a city has no point', async () => {
    mount(
      <PickupPointPicker
        points={pickupPoints}
        places={[{ state: 'Central', cities: ['Areguá'] }]}
      />,
    );
    await state().selectOptions('Central');
    await city().selectOptions('Areguá');
    await expect.element(page.getByText('Não há ponto de retirada em Areguá.')).toBeVisible();
  });

  test('begins at the place of the chosen point', async () => {
    mount(<PickupPointPicker points={pickupPoints} value="her" />);
    await expect.element(state()).toHaveDisplayValue('Alto Paraná');
    await expect.element(city()).toHaveDisplayValue('Hernandarias');
  });

  test('is one group for the keyboard: Tab enters once, arrows choose', async () => {
    const onValueChange = teller();
    mount(
      <>
        <PickupPointPicker
          points={pickupPoints}
          defaultValue="cde-1"
          onValueChange={onValueChange}
        />
        <button type="button">depois</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('radio', { name: 'Ponte Microcentro' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Depósito Km 7' })).toHaveFocus();
    expect(onValueChange.mock.calls).toEqual([['cde-2']]);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'depois' })).toHaveFocus();
  });
});
