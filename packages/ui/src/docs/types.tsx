import { Source } from '@storybook/addon-docs/blocks';
import { declaration } from './declaration.ts';

interface TypesProps {
  /** The module's source: `import source from './cart-line.tsx?raw'`. */
  from: string;
  /** The types to show, in this order. */
  names: readonly string[];
}

/** What the objects among a component's props are made of, from its source. */
export function Types({ from, names }: TypesProps) {
  return <Source language="tsx" code={names.map((name) => declaration(from, name)).join('\n\n')} />;
}
