/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Where something that floats would like to be. */
export interface Placement {
  /** Above or below what it belongs to. */
  readonly side: 'top' | 'bottom';
  /** Which edges are flush; `center` for neither. */
  readonly align: 'start' | 'center' | 'end';
}

/** Between the two, and to the window's edges, in px. */
export const gap = 6;
const margin = 8;

/** Where it goes: on the other side where there is more room, and never beyond the window's edges. */
export function placeBeside(
  anchor: Box,
  panel: Size,
  view: Size,
  { side, align }: Placement,
): { readonly left: number; readonly top: number; readonly side: Placement['side'] } {
  const above = anchor.top - gap - margin;
  const below = view.height - anchor.top - anchor.height - gap - margin;
  const [wanted, other] = side === 'top' ? [above, below] : [below, above];
  const isTurned = panel.height > wanted && other > wanted;
  const isAbove = (side === 'top') !== isTurned;
  const slack = anchor.width - panel.width;
  const shares = { start: 0, center: 0.5, end: 1 };
  const within = (at: number, size: number, room: number) =>
    Math.max(margin, Math.min(at, room - size - margin));
  return {
    left: within(anchor.left + slack * shares[align], panel.width, view.width),
    top: within(
      isAbove ? anchor.top - gap - panel.height : anchor.top + anchor.height + gap,
      panel.height,
      view.height,
    ),
    side: isAbove ? 'top' : 'bottom',
  };
}
