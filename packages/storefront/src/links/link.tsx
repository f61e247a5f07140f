import { use, type ComponentProps, useEffect, useRef } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Navigation state, as `keepScroll`. */
  readonly state?: unknown;
}

/**
 * A link of the shop: within the site it changes the page in place and fetches the next page
 * ahead when the shopper means to go there (pointer, touch or focus); elsewhere it is a plain one.
 */
export function Link({ href, state, children, ...props }: LinkProps) {
  // The browser itself goes to a place on a page. Nobody follows what a server renders.
  const isInternal =
    typeof document !== 'undefined' && /^\/(?!\/)[^#]*$/.test(href) && !props.target;
  return isInternal ? (
    <InternalLink href={href} state={state} {...props}>
      {children}
    </InternalLink>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

/** On the router's hooks rather than its `Link`, which brings its framework mode along (3 kB). */
function InternalLink({ href, state, children, ...props }: LinkProps) {
  const prefetch = use(PrefetchContext);
  const intent = useIntent(() => prefetch(href));
  const navigate = useLinkClickHandler(href, { state });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        // The page is asked for now: fetching it ahead as well would ask twice.
        intent.end();
        props.onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        intent.begin();
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        intent.end();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        intent.begin();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        intent.end();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        prefetch(href);
      }}
    >
      {children}
    </a>
  );
}

/** How long a pointer or the focus rests before it means something, in milliseconds. */
const restMs = 80;

interface Intent {
  /** The pointer or the focus has come. */
  readonly begin: () => void;
  /** It has gone again. */
  readonly end: () => void;
}

/** Calls `act` when somebody seems to mean it, rather than passing over it. */
function useIntent(act: () => void): Intent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin() {
      end();
      timer.current = setTimeout(act, restMs);
    },
    end,
  };
}
