import { ArgTypes, CodeOrSourceMdx, useOf } from '@storybook/addon-docs/blocks';
import type { FunctionComponent } from 'react';
import contracts from 'virtual:styling-contracts';
import { madeOf } from './declaration.ts';
import { declarations } from './declarations.ts';
import { Styling } from './styling.tsx';
import { writtenTypes } from './written-types.ts';

interface PropsProps {
  /** Another component than the one that the page is about. */
  of?: FunctionComponent<never> | undefined;
}

/**
 * The table of a component's props, under it what the objects among them are made of, and what may be
 * styled. What the page's own component has shown is not shown again for another.
 */
export function Props({ of }: PropsProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const own = madeOf(writtenTypes(preparedMeta.component), declarations);
  const others = madeOf(writtenTypes(of), declarations).filter((type) => !own.includes(type));
  const types = of ? others : own;
  const contract = of ? undefined : contracts[preparedMeta.title];
  return (
    <>
      {of ? <ArgTypes of={of} /> : <ArgTypes />}
      {types.length > 0 ? (
        <section className="docs-types">
          <p>What these props are made of:</p>
          <CodeOrSourceMdx className="language-tsx">
            {types.map(({ text }) => text).join('\n\n')}
          </CodeOrSourceMdx>
        </section>
      ) : null}
      {contract ? <Styling {...contract} /> : null}
    </>
  );
}
