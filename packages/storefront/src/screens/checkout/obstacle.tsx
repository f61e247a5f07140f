import { Notice, type NoticeProps } from '@ponte/ui/notice';
import { keepsFocusMark } from '../../page/focus-marks.ts';

/**
 * What keeps the checkout from going on. It takes the focus and comes into sight: on a phone the
 * button that was pressed is a page away from it.
 */
export function Obstacle(props: NoticeProps) {
  return <Notice role="alert" tabIndex={-1} ref={comeToFront} {...keepsFocusMark} {...props} />;
}

function comeToFront(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
  node?.scrollIntoView({ block: 'center' });
}
