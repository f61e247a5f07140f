import type { ComponentType } from 'react';
import type { TextArea } from './text-area.ts';
import { Texts } from './texts.tsx';

/**
 * A component with the texts that it shows, for code that comes by itself: a screen names its areas
 * in its module instead.
 *
 * @param areas besides those of the page around it
 */
export function withTexts<Props extends object>(
  areas: readonly TextArea[],
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function ComponentWithTexts(props: Props) {
    return (
      <Texts areas={areas}>
        <Component {...props} />
      </Texts>
    );
  };
}
