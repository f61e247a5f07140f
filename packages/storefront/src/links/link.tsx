import { use, useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { LinkStateContext } from './keep-scroll.ts';
import { useNavigate } from './navigation.ts';
import { PrefetchContext } from './prefetch-context.ts';

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Navigation state, such as `keepScroll`; by default that of `LinkStateContext`. */
  readonly state?: unknown;
}

/**
 * A link. Within the site it navigates on the client and prefetches on intent (pointer, touch or
 * focus); otherwise it is a plain link. One that carries a return address is not for crawlers: they would find a
 * sign-in of each page.
 */
export function Link({ href, state, children, ...given }: LinkProps) {
  const props = /[?&]redirect=/.test(href) ? { rel: 'nofollow', ...given } : given;
  // Anchors on the page are the browser's; a server's links are never followed.
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

function InternalLink({ href, state, children, ...props }: LinkProps) {
  const prefetch = use(PrefetchContext);
  const intent = useIntent(() => prefetch(href));
  const inherited = use(LinkStateContext);
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        // The navigation loads the page itself.
        intent.end();
        props.onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        navigate(href, { replace: isCurrent(href), state: state ?? inherited });
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

/** Whether a press means this tab: other buttons and keys are the browser's. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** As for the browser's own links, the same address adds no entry. */
function isCurrent(href: string): boolean {
  const { pathname, search, hash } = location;
  return href === pathname + search + hash;
}

/** How long a pointer or focus has to rest to count as intent, in milliseconds. */
const restMs = 80;

interface Intent {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Calls `act` on intent, ignoring a passing pointer. */
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
