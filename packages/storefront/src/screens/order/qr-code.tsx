import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** For assistive technology. */
  readonly label: string;
}

/** Dark on light in every theme, as scanners need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto my-3 size-36 max-w-full rounded-sm forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={pathOf(data)} />
    </svg>
  );
}

/** One unit square per dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
