import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '../src/error-state/error-state.tsx';
import { ProductGridSkeleton } from '../src/product-grid/product-grid.tsx';
import { Skeleton } from '../src/skeleton/skeleton.tsx';
import { Frame } from './frame.tsx';
import { Home } from './home.tsx';
import { useWords } from './words.ts';

const meta = {
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function HomeFailed() {
  const { homeFailed } = useWords();
  return <Home featured={<ErrorState title={homeFailed} onRetry={() => undefined} />} />;
}

function HomeLoading() {
  return (
    <Frame current="home">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-4 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Skeleton className="hidden h-64 lg:block" />
        <div className="grid content-start gap-7">
          <Skeleton className="h-56 md:h-72" />
          <ProductGridSkeleton className="md:grid-cols-4" />
        </div>
      </div>
    </Frame>
  );
}

// Spec: storefront 2.31, 4.14
export const Shown: Story = { render: () => <Home /> };
// Spec: storefront 2.34, 2.35
export const Phone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
// Spec: storefront 2.33
export const Loading: Story = { render: () => <HomeLoading /> };
// Spec: storefront 2.33, 8.2
export const Failed: Story = { render: () => <HomeFailed /> };
