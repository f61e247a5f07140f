import type { ComponentProps } from 'react';

/** The page's centred column. */
export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`wrap ${className}`} {...props} />;
}
