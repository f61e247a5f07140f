import type { ComponentProps } from 'react';

/** The page's column: centred, as wide as the shop gets. */
export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`mx-auto w-full max-w-[80rem] px-4 md:px-6 ${className}`} {...props} />;
}
