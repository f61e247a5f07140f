import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OptionPicker, type OptionGroupView, type OptionVariant } from './option-picker.tsx';

const voltage: OptionGroupView = {
  id: 'voltage',
  name: 'voltage',
  label: 'Tensão',
  values: [
    { value: '127', label: '127 V' },
    { value: '220', label: '220 V' },
    { value: 'dual', label: 'Bivolt' },
  ],
};

const size: OptionGroupView = {
  id: 'size',
  name: 'size',
  label: 'Mandril',
  values: [
    { value: '10', label: '10 mm' },
    { value: '13', label: '13 mm' },
    { value: 'sds', label: 'SDS Plus' },
  ],
};

const colour: OptionGroupView = {
  id: 'colour',
  name: 'colour',
  label: 'Cor',
  values: [
    { value: 'green', label: 'Verde', swatch: '#0b5d3e' },
    { value: 'yellow', label: 'Amarelo', swatch: '#ffb81c' },
    { value: 'white', label: 'Branco', swatch: '#fff' },
  ],
};

const variant = (options: OptionVariant['options'], soldOut = false) => ({ options, soldOut });

const groups = [voltage, size, colour];
const variants = [
  variant({ voltage: '127', size: '10', colour: 'green' }),
  variant({ voltage: '127', size: '13', colour: 'green' }),
  variant({ voltage: '220', size: '10', colour: 'green' }, true),
  variant({ voltage: '220', size: '13', colour: 'green' }),
  variant({ voltage: '220', size: '13', colour: 'yellow' }),
  variant({ voltage: '127', size: '10', colour: 'yellow' }),
];

const meta = {
  title: 'Catalogue/OptionPicker',
  component: OptionPicker,
  args: { groups, variants },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What does not go with the choice is off: white and SDS Plus do not exist at all. */
export const Chosen: Story = {
  tags: ['visual'],
  args: { defaultValue: { voltage: '220', size: '13', colour: 'green' } },
};

export const NothingYet: Story = {};

export const SoldOut: Story = {
  args: { defaultValue: { voltage: '220', size: '10', colour: 'green' } },
};

export const Impossible: Story = {
  args: { defaultValue: { voltage: '127', size: '13', colour: 'yellow' } },
};

export const OneOption: Story = {
  args: {
    groups: [voltage],
    variants: [
      variant({ voltage: '127' }),
      variant({ voltage: '220' }, true),
      variant({ voltage: 'dual' }),
    ],
  },
};

/** Arrows choose, and pass over what does not exist; the form has a value of each option. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  decorators: [(Story) => <form data-testid="form">{Story()}</form>],
  play: async ({ canvas, args }) => {
    const form = canvas.getByTestId('form');
    if (!(form instanceof HTMLFormElement)) throw new Error('The form is not there.');
    const sent = () => Object.fromEntries(new FormData(form));
    const [first] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(sent()).toEqual({ voltage: '220' });
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(sent()).toEqual({ voltage: '220', size: '10' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      voltage: '220',
      size: '10',
      colour: 'green',
    });
    await expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement();
    form.reset();
    await waitFor(() => expect(sent()).toEqual({}));
  },
};
