/** How each part of a letter looks. */
import { createElement as h, type ReactElement } from 'react';
import { Button, Column, Row, Section } from 'react-email';
import type { Say } from '../../platform/runtime/words.ts';
import { codePictureId } from './code-picture.ts';
import { drawAmounts, drawGoods } from './html-of-goods.ts';
import { anchor, line, picture } from './html-parts.ts';
import type { Block, Fact, MailLink } from './letter.ts';
import { action, light, photo } from './mail-theme.ts';
import { text } from './text-styles.ts';

export interface Draw {
  readonly say: Say;
}

export function drawBlock({ block, say }: Draw & { readonly block: Block }): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return line('p', block.text, { ...text.body, margin: '0 0 12px' });
    case 'note':
      return line('p', block.text, { ...text.small, margin: '16px 0 0' }, 'muted');
    case 'goods':
      return drawGoods(block.lines, say);
    case 'amounts':
      return drawAmounts(block.rows, block.total);
    case 'facts':
      return drawFacts(block.facts);
    case 'code':
      return drawCode(block);
    case 'button':
      return drawButton(block);
    case 'link':
      return h('p', { style: { ...text.body, margin: '16px 0 0' } }, anchor(block));
  }
}

function drawButton({ label, href }: MailLink): ReactElement {
  return h(
    Section,
    { style: { margin: '20px 0' } },
    h(
      Button,
      {
        href,
        className: 'wide',
        style: {
          ...text.strong,
          padding: '13px 24px',
          borderRadius: '8px',
          backgroundColor: action.ground,
          color: action.ink,
        },
      },
      label,
    ),
  );
}

function drawFacts(facts: readonly Fact[]): ReactElement {
  return h(
    Section,
    { style: { margin: '16px 0' } },
    ...facts.map(({ label, value, link }, index) =>
      h(
        Row,
        { key: index, children: null },
        h(
          Column,
          { className: 'fact', style: { width: '150px', padding: '4px 0', verticalAlign: 'top' } },
          line('div', label, { ...text.small, lineHeight: '24px' }, 'muted'),
        ),
        h(
          Column,
          {
            className: 'fact fact-value',
            style: { padding: '4px 0 4px 12px', verticalAlign: 'top' },
          },
          line('div', value, { ...text.body, whiteSpace: 'pre-line' }),
          link === undefined ? null : h('div', { style: text.body }, anchor(link)),
        ),
      ),
    ),
  );
}

/** The code in letters, and as a picture that a counter reads. */
function drawCode({ label, code, hint }: Block & { kind: 'code' }): ReactElement {
  return h(
    Section,
    {
      className: 'soft',
      style: {
        margin: '20px 0',
        padding: '20px',
        borderRadius: '8px',
        backgroundColor: light.soft,
      },
    },
    h(
      Row,
      { children: null },
      h(
        Column,
        { className: 'fact', style: { verticalAlign: 'middle' } },
        line('div', label, { ...text.small, color: light.onSoft }, 'on-soft'),
        line(
          'div',
          code,
          { ...text.title, fontSize: '30px', lineHeight: '42px', letterSpacing: '2px' },
          'ink',
        ),
        line('div', hint, { ...text.small, color: light.onSoft }, 'on-soft'),
      ),
      h(
        Column,
        {
          className: 'fact code-picture',
          style: { width: '132px', paddingLeft: '16px', verticalAlign: 'middle' },
        },
        picture({
          src: `cid:${codePictureId}`,
          alt: code,
          size: 132,
          style: { borderRadius: '6px', backgroundColor: photo },
        }),
      ),
    ),
  );
}
