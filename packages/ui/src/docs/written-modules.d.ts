/** See `.storybook/main.ts`. */
declare module 'virtual:pages' {
  import type { SearchablePage } from './search.ts';

  const pages: readonly SearchablePage[];
  export default pages;
}
declare module 'virtual:styling-contracts' {
  import type { StylingContract } from './styling-contract.ts';

  /** By the place of the component's page in the sidebar, such as `Money/PriceTag`. */
  const contracts: Readonly<Record<string, StylingContract>>;
  export default contracts;
}
