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

test('each tone is told by its icon too', () => {
  mount(tones.map((tone) => <Notice key={tone} tone={tone} />));
  const drawings = [...document.querySelectorAll('[data-slot="notice"] svg')];
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(tones.length);
});
