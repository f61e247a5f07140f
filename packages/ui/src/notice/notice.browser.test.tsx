import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../test/mount.tsx';
import { Notice, type NoticeTone } from './notice.tsx';

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'danger'];

test.each(['light', 'dark'])('in the %s theme no tone has the ground of another', (theme) => {
  document.documentElement.dataset['theme'] = theme;
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
  mount(
    tones.map((tone) => (
      <Notice key={tone} tone={tone}>
        {tone}
      </Notice>
    )),
  );
  const notices = [...document.querySelectorAll('[data-slot="notice"]')];
  const of = (look: (style: CSSStyleDeclaration) => string) =>
    new Set(notices.map((notice) => look(getComputedStyle(notice))));
  expect(of(({ backgroundColor }) => backgroundColor).size).toBe(tones.length);
  expect(of(({ borderTopColor }) => borderTopColor).size).toBe(tones.length);
});

test('each tone has its own icon too', () => {
  mount(tones.map((tone) => <Notice key={tone} tone={tone} />));
  const drawings = [...document.querySelectorAll('[data-slot="notice"] svg')];
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(tones.length);
});

test('its icon stands beside the first line, as high as an action may be', () => {
  mount(
    <>
      <Notice>Salvo</Notice>
      <Notice action={<div className="min-h-50" />}>Não foi salvo</Notice>
    </>,
  );
  const heights = [...document.querySelectorAll('[data-slot="notice"]')].map((notice) => {
    const [icon, text] = [notice.querySelector('svg'), notice.querySelector(':scope > div > div')];
    return Number(icon?.getBoundingClientRect().top) - Number(text?.getBoundingClientRect().top);
  });
  expect(heights[1]).toBeCloseTo(heights[0] ?? Number.NaN, 0);
  expect(Math.abs(heights[0] ?? Number.NaN)).toBeLessThan(4);
});
