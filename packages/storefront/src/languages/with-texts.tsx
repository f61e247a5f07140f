import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent } from 'react';
import type { TextArea } from './text-area.ts';
import { Texts } from './texts.tsx';

/**
 * An observing component with the texts that it shows, for code that comes by itself: a screen names
 * its areas in its module instead.
 *
 * @param areas besides those of the page around it
 */
export function withTexts<Props extends object>(
  areas: readonly TextArea[],
  component: FunctionComponent<Props>,
): ComponentType<Props> {
  const Observing = observer(component);
  return function WithTexts(props: Props) {
    return (
      <Texts areas={areas}>
        <Observing {...props} />
      </Texts>
    );
  };
}
