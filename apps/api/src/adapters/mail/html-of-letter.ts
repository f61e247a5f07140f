/** A letter as a page for mail programs. Loaded with the first mail. */
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Column, Container, Head, Heading, Html, Preview, Row, Section } from 'react-email';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { wordsIn } from '../../platform/runtime/words.ts';
import { drawBlock, type Draw } from './html-of-block.ts';
import { drawContact } from './html-of-contact.ts';
import { picture } from './html-parts.ts';
import type { Letter } from './letter.ts';
import type { MailShop } from './mail-shop.ts';
import { barOf, light, styleSheet } from './mail-theme.ts';
import { sans, text } from './text-styles.ts';

const doctype = '<!DOCTYPE html>';

/** Everything in it is escaped. */
export function htmlOfLetter(letter: Letter): string {
  return doctype + renderToStaticMarkup(drawPage(letter));
}

function drawPage({
  lang,
  shop,
  subject,
  preheader,
  heading,
  greeting,
  blocks,
}: Letter): ReactElement {
  const say = wordsIn(lang);
  const draw: Draw = { say };
  return h(
    Html,
    { lang: localeOf[lang] },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Phone numbers and dates look like the rest of the text.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      Body,
      {
        className: 'ground',
        style: { margin: 0, padding: '24px 0', backgroundColor: light.ground, fontFamily: sans },
      },
      h(Preview, { useTitleTag: false, children: preheader }),
      h(
        Container,
        { style: { width: '100%', maxWidth: '600px' } },
        drawBar(shop),
        h(
          Section,
          {
            className: 'surface inset',
            style: { padding: '32px', backgroundColor: light.surface },
          },
          h(
            Heading,
            { as: 'h1', className: 'ink', style: { ...text.title, margin: '0 0 16px' } },
            heading,
          ),
          greeting === undefined
            ? null
            : h('p', { className: 'ink', style: { ...text.body, margin: '0 0 12px' } }, greeting),
          ...blocks.map((block, index) => h(drawBlock, { key: index, block, ...draw })),
        ),
        drawContact(shop, say),
      ),
    ),
  );
}

/** The shop's name and picture, on its colour. */
function drawBar({ name, mark, origin, colour }: MailShop): ReactElement {
  const { ground, ink } = barOf(colour);
  const link = { href: origin, target: '_blank', style: { textDecoration: 'none', color: ink } };
  return h(
    Section,
    { className: 'inset', style: { padding: '16px 32px', backgroundColor: ground } },
    h(
      Row,
      null,
      mark === undefined
        ? null
        : h(
            Column,
            { style: { width: '52px' } },
            // The name stands beside it.
            picture({ src: mark, alt: '', size: 40, style: { borderRadius: '8px' } }),
          ),
      h(Column, null, h('a', link, h('span', { style: { ...text.brand, color: ink } }, name))),
    ),
  );
}
