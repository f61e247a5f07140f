/** Goods and what they cost, in mails. */
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { Column, Row, Section } from 'react-email';
import type { Say } from '../../platform/runtime/words.ts';
import { line, picture as pictureOf } from './html-parts.ts';
import type { Fact, GoodsLine } from './letter.ts';
import { light, photo } from './mail-theme.ts';
import { text } from './text-styles.ts';

const ruled: CSSProperties = { borderTop: `1px solid ${light.line}` };

export function drawGoods(lines: readonly GoodsLine[], say: Say): ReactElement {
  const isPictured = lines.some(({ picture }) => picture !== undefined);
  return h(
    Section,
    { style: { margin: '20px 0 0' } },
    ...lines.map((one, index) => drawLine(one, { key: index, say, isPictured })),
  );
}

function drawLine(
  { name, code, quantity, amount, picture }: GoodsLine,
  {
    key,
    say,
    isPictured,
  }: { readonly key: number; readonly say: Say; readonly isPictured: boolean },
): ReactElement {
  const details = [
    ...(code === undefined ? [] : [say('mail.goods.code', { code })]),
    ...(quantity === undefined ? [] : [say('mail.goods.quantity', { quantity })]),
  ].join(' · ');
  const cell: CSSProperties = { ...ruled, padding: '12px 0', verticalAlign: 'top' };
  return h(
    Row,
    { key, style: { tableLayout: 'fixed' }, children: null },
    isPictured
      ? h(Column, { className: 'line', style: { ...cell, width: '76px' } }, drawPicture(picture))
      : null,
    h(
      Column,
      { className: 'line', style: cell },
      h(
        Row,
        { children: null },
        h(
          Column,
          { className: 'fact', style: { verticalAlign: 'top' } },
          line('div', name, text.body),
          details === '' ? null : line('div', details, text.small, 'muted'),
        ),
        amount === undefined
          ? null
          : h(
              Column,
              {
                className: 'fact amount',
                style: { width: '120px', verticalAlign: 'top', textAlign: 'right' },
              },
              line('div', amount, text.body),
            ),
      ),
    ),
  );
}

/** Its `alt` is empty, because the name stands beside it. */
function drawPicture(src: string | undefined): ReactElement | null {
  if (src === undefined) return null;
  const style = { borderRadius: '6px', backgroundColor: photo };
  return pictureOf({ src, alt: '', size: 64, style });
}

export function drawAmounts(
  rows: readonly Fact[],
  total: Fact & { readonly basis: string },
): ReactElement {
  const pair = (key: number, { label, value }: Fact, style: CSSProperties) =>
    h(
      Row,
      { key, children: null },
      h(Column, { style: { padding: '2px 12px 2px 0' } }, line('div', label, style)),
      h(Column, { style: { padding: '2px 0', textAlign: 'right' } }, line('div', value, style)),
    );
  return h(
    Section,
    { className: 'line', style: { ...ruled, padding: '12px 0 0' } },
    ...rows.map((row, index) => pair(index, row, text.body)),
    pair(rows.length, total, text.total),
    line('div', total.basis, { ...text.small, textAlign: 'right' }, 'muted'),
  );
}
