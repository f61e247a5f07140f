/** Text and links of mails. */
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { Img } from 'react-email';
import type { MailLink } from './letter.ts';
import { light } from './mail-theme.ts';

/** @param role its colour, which the dark scheme changes */
export function line(as: 'p' | 'div', content: ReactNode, style: CSSProperties, role = 'ink') {
  return h(as, { className: role, style }, content);
}

export const anchor = ({ label, href }: MailLink) =>
  h(
    'a',
    {
      key: href,
      href,
      target: '_blank',
      className: 'link',
      style: { color: light.link, textDecoration: 'underline' },
    },
    label,
  );

interface Picture {
  readonly src: string;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** Of each side, in points. */
  readonly size: number;
  readonly style?: CSSProperties;
}

export function picture({ src, alt, size, style }: Picture) {
  // Without `lazy` React would ask for it in the page's head, by a link that mail programs distrust.
  return h(Img, { src, alt, width: size, height: size, loading: 'lazy', style: { ...style } });
}
