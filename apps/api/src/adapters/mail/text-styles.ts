/** Type of mails: inline, since many mail programs drop style sheets. */
import type { CSSProperties } from 'react';
import { light } from './mail-theme.ts';

export const sans = "Archivo, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Names and addresses without spaces never widen a page. */
const wraps: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

const of = (size: number, line: number, rest: CSSProperties = {}): CSSProperties => ({
  fontFamily: sans,
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  color: light.ink,
  ...wraps,
  ...rest,
});

export const text = {
  brand: of(20, 28, { fontWeight: 700 }),
  title: of(24, 30, { fontWeight: 700 }),
  body: of(16, 24),
  strong: of(16, 24, { fontWeight: 700 }),
  total: of(18, 26, { fontWeight: 700 }),
  small: of(14, 20, { color: light.muted }),
} satisfies Record<string, CSSProperties>;
