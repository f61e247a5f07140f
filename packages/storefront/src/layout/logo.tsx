import type { ComponentProps } from 'react';

/** The bridge: an arch over a deck, with its hangers in the colour of the call to action. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 24" aria-hidden fill="none" strokeLinecap="round" {...props}>
      <path d="M2 20h36" stroke="currentColor" strokeWidth="4" />
      <path d="M5 19a15 15 0 0 1 30 0" stroke="currentColor" strokeWidth="3.6" />
      <path d="M13 19v-8M20 19V7.500M27 19v-8" className="stroke-action" strokeWidth="3.2" />
    </svg>
  );
}
