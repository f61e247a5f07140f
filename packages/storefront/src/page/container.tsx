import type { ComponentProps } from 'react';

/** The page's column: centred, as wide as the shop gets. */
export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`wrap ${className}`} {...props} />;
}
