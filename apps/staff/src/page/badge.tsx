import { StatusBadge } from '@ponte/ui/status-badge';
import type { ReactNode } from 'react';

const statuses = {
  info: 'shipped',
  success: 'paid',
  warning: 'awaiting',
  danger: 'refunded',
  muted: 'cancelled',
} as const;

export type Tone = keyof typeof statuses;

/** A state in a word. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <StatusBadge status={statuses[tone]}>{children}</StatusBadge>;
}
