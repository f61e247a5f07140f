import { cx } from '../internal/cx.ts';

/** A star of 24 by 24, which others stand beside. */
const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const places = [0, 24, 48, 72, 96];

const Row = () => places.map((x) => <path key={x} d={star} transform={`translate(${x})`} />);

/**
 * Five stars, filled from the left up to the value, to a tenth of a star. Drawn by attributes alone,
 * which a page's policy for styles does not concern.
 * @param value from 0 to 5
 */
export function Stars({ value, className }: { value: number; className?: string }) {
  const width = Math.min(Math.max(value, 0), 5) * 24;
  return (
    <svg aria-hidden viewBox="0 0 120 24" className={cx('ui-stars', className)}>
      <g className="ui-stars-empty">
        <Row />
      </g>
      <svg width={width} height="24" className="ui-stars-full">
        <Row />
      </svg>
    </svg>
  );
}
