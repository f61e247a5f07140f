import { observer } from 'mobx-react-lite';
import type { ComponentType, FunctionComponent } from 'react';
import type { TextArea } from './text-area.ts';
import { Texts } from './texts.tsx';

/**
 * An observer component with its texts, for lazy parts; a screen names its areas in its module.
 * @param areas in addition to the page's
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
