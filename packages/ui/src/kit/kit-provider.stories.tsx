import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentInput } from '../document-input/document-input.tsx';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { StockStatus } from '../stock-status/stock-status.tsx';
import { localeOf } from '../test/locales.ts';
import { KitProvider, type LinkProps } from './kit.tsx';

/** Stands in for a router's link. */
function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a data-router="" {...props}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Basics/KitProvider',
  component: KitProvider,
  args: {
    locale: ptBR,
    children: (
      <div className="grid justify-items-start gap-4">
        <StockStatus stock="physicalStoreOnly" />
        <Pagination page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />
      </div>
    ),
  },
} satisfies Meta<typeof KitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portuguese: Story = {
  decorators: [(Story) => <div lang="pt-BR">{Story()}</div>],
};

export const Spanish: Story = {
  args: { locale: esPY },
  decorators: [(Story) => <div lang="es-PY">{Story()}</div>],
};

export const English: Story = {
  args: { locale: enUS },
  decorators: [(Story) => <div lang="en-US">{Story()}</div>],
};

/** The region decides on documents and phones, in every language. */
export const EnglishInParaguay: Story = {
  args: {
    locale: enUS,
    region: 'PY',
    children: (
      <div className="grid max-w-sm gap-4">
        <DocumentInput />
        <PhoneInput />
      </div>
    ),
  },
  decorators: [(Story) => <div lang="en-US">{Story()}</div>],
};

/** Every link of the kit goes through the app's router. */
export const OwnLink: Story = {
  args: { link: RouterLink },
  render: (args, { globals }) => <KitProvider {...args} locale={localeOf(globals['locale'])} />,
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('data-router');
    }
  },
};
