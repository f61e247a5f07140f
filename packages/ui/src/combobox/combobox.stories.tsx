import { loadCities, stateById } from '@ponte/regional/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Combobox, type LoadComboboxOptions } from './combobox.tsx';

/** The cities of Brazil, which are fetched with the first question. */
const cities: LoadComboboxOptions = async (text) =>
  (await loadCities('BR')).search(text).map(({ id, name, stateId }) => ({
    value: String(id),
    label: name,
    detail: stateById(stateId)?.code,
  }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Cidade', load: cities, name: 'city' },
  decorators: [(Story) => <div className="max-w-80 min-h-80">{Story()}</div>],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'foz');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Empty: Story = { args: { hint: 'Digite duas letras ou mais.', required: true } };

export const Chosen: Story = {
  args: { defaultValue: { value: '4108304', label: 'Foz do Iguaçu', detail: 'PR' } },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyzq');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
};

export const Waiting: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'foz');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { load: () => Promise.reject(new TypeError('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'foz');
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};
