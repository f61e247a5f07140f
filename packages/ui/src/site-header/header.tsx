import type { ComponentProps, ReactNode } from 'react';
import { BadgedIcon } from '../internal/badged-icon.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../kit/kit.tsx';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /**
   * The shop's mark, leading home. On phones it stands on the brand's colour, beside the actions; at a
   * desk it has up to 30 % of the line. A name that is longer than that has to break or to be cut.
   */
  logo: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** Language, account, favourites, cart. */
  actions: ReactNode;
  /** Before the logo on phones, such as a menu button. */
  leading?: ReactNode;
}

/**
 * The header: calm and white from 768 px up, in one line from 1024 px up, where the search box has
 * room beside the rest. On phones it has the brand's colour and two lines, of which the search box
 * stays while the page scrolls.
 */
export function SiteHeader({
  logo,
  search,
  actions,
  leading,
  className,
  ...props
}: SiteHeaderProps) {
  return (
    <header data-slot="site-header" {...props} className={cx('ui-site-header', className)}>
      <div className="ui-site-header-row">
        {leading ? <div className="-ml-2 shrink-0 md:hidden">{leading}</div> : null}
        <div className="ui-site-header-logo">{logo}</div>
        <div className="ui-site-header-search">{search}</div>
        {/* Text grows; in pixels what stands around it does not, so that a phone's row holds text twice as large. */}
        <div className="-mr-1.5 ml-auto flex min-h-[44px] items-center gap-[4px] max-md:flex-wrap max-md:justify-end md:-mr-2 md:shrink-0 md:gap-3">
          {actions}
        </div>
      </div>
    </header>
  );
}

interface HeaderActionLook {
  /** Drawn 22 px large; decoration. */
  icon: ReactNode;
  /** What it says, beneath the icon from 768 px up and unseen on phones. */
  label: string;
  /** A badge over the icon, such as CartBadge; it moves inwards as the text grows. */
  badge?: ReactNode;
}

/** Props of {@link HeaderAction}: it leads somewhere, or it opens something. */
export type HeaderActionProps = HeaderActionLook &
  (
    | (Omit<LinkProps, 'children'> & { onPress?: undefined })
    | (Omit<ComponentProps<'button'>, 'children'> & {
        /** What it opens: makes it a button. */
        onPress: () => void;
        href?: undefined;
      })
  );

const action = 'ui-header-action';

/** An entry of the header: an icon, with its name beneath it from 768 px up. */
export function HeaderAction({ icon, label, badge, ...props }: HeaderActionProps) {
  const content = (
    <>
      <BadgedIcon icon={icon} badge={badge} badgeClassName="-top-2" />
      <span className="max-md:sr-only">{label}</span>
    </>
  );
  if (props.href === undefined) {
    const { onPress, href: _, className, onClick, ...rest } = props;
    return (
      <button
        type="button"
        data-slot="header-action"
        {...rest}
        onClick={composeHandlers(onClick, onPress)}
        className={cx(action, className)}
      >
        {content}
      </button>
    );
  }
  const { onPress: _, className, ...rest } = props;
  return (
    <Link data-slot="header-action" {...rest} className={cx(action, className)}>
      {content}
    </Link>
  );
}
