import { Notice, type NoticeProps } from '@ponte/ui/notice';
import { keepsFocusMark } from '../../../browser/focus-marks.ts';

/**
 * A notice that takes focus and scrolls into view: on a phone the pressed button is far from it.
 */
export function Obstacle(props: NoticeProps) {
  return <Notice role="alert" tabIndex={-1} ref={comeToFront} {...keepsFocusMark} {...props} />;
}

function comeToFront(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true });
  node?.scrollIntoView({ block: 'center' });
}
