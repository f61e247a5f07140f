import { Canvas, Description, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ExampleProps extends ComponentProps<typeof Canvas> {
  /** The page's first one, which stands before its headings. */
  lead?: boolean | undefined;
}

/** A story on a component's page, under its name and what its comment says. */
export function Example({ of, lead = false, className, ...props }: ExampleProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const Name = lead ? 'p' : 'h3';
  return (
    <section className={`docs-example ${className ?? ''}`}>
      <Name id={`example-${story.id}`} className="docs-example-name">
        {story.name}
      </Name>
      <Description of={of} />
      <Canvas {...props} of={of} />
    </section>
  );
}
