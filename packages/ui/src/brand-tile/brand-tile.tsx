import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../kit/kit.tsx';
import type { ImageSource } from '../picture/picture.tsx';

export interface BrandTileProps extends Omit<LinkProps, 'children'> {
  /** The brand's name, also the logo's text. */
  name: string;
  /** `null` shows the name instead. */
  logo: ImageSource | null;
  /** Shows the name beneath the logo too. */
  showName?: boolean | undefined;
}

/** A brand as its logo, leading to its page. */
export function BrandTile({ name, logo, showName = false, className, ...props }: BrandTileProps) {
  return (
    <Link
      data-slot="brand-tile"
      {...props}
      className={cx('ui-card ui-raises ui-brand-tile', className)}
    >
      {logo ? (
        <img
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={showName ? '' : name}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      {showName || !logo ? (
        <span className="text-sm font-semibold wrap-anywhere text-ink">{name}</span>
      ) : null}
    </Link>
  );
}
