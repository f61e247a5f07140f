import type { LinkProps } from '@ponte/ui/kit';
import { useLinkClickHandler } from 'react-router-dom';

/** A link: within the back office it navigates on the client. */
export function Link({ href, children, ...props }: LinkProps) {
  const isInternal = /^\/(?!\/)[^#]*$/.test(href) && !props.target && !props.download;
  return isInternal ? (
    <InternalLink href={href} {...props}>
      {children}
    </InternalLink>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

function InternalLink({ href, children, onClick, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(href);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
