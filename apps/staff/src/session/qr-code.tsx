interface QrCodeProps {
  /** Its side, in the units of the path. */
  readonly size: number;
  /** The dark modules, as the `d` of a path. */
  readonly path: string;
  readonly label: string;
}

/** A QR code: dark on light in every scheme, with the quiet zone that readers need. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <div className="w-full max-w-56 rounded-md border border-line bg-[#fff] p-3">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="block w-full">
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}
