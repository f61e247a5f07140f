import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loginHref, registrationHref } from './addresses.ts';
import { Link } from './link.tsx';

const markup = (href: string) => renderToStaticMarkup(<Link href={href} />);

test.each([loginHref('/produtos?text=serra'), registrationHref('/checkout')])(
  'a link that carries a return address is not for crawlers: %s',
  (href) => {
    expect(markup(href)).toContain(' rel="nofollow"');
  },
);

test('any other link is for crawlers too', () => {
  expect(markup('/produtos?text=serra')).not.toContain('rel=');
});
