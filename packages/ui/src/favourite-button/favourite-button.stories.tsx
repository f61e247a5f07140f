import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FavouriteButton } from './favourite-button.tsx';

const meta = {
  title: 'Catalogue/FavouriteButton',
  component: FavouriteButton,
  args: { name: 'Furadeira de impacto', onPressedChange: fn() },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultPressed: true } };

export const Toggled: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const portuguese = globals['locale'] !== 'es-PY';
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      portuguese ? /^Remover .* dos favoritos$/ : /^Quitar .* de favoritos$/,
    );
  },
};

export const Disabled: Story = { args: { defaultPressed: true, disabled: true } };
