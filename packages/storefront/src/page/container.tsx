import type { ComponentProps } from 'react';

export function Container({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`wrap ${className}`} {...props} />;
}
