import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: '1', label: 'Brasil' },
  { value: '0', label: 'Paraguai' },
];
const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];

describe('RadioGroup', () => {
  test('ties its choices together with its own name', () => {
    const html = renderHtml(
      <>
        <RadioGroup label="A" options={options} />
        <RadioGroup label="B" options={options} />
      </>,
    );
    const names = inputs(html).map((input) => / name="([^"]+)"/.exec(input)?.[1]);
    expect(names[0]).toBe(names[1]);
    expect(names[2]).toBe(names[3]);
    expect(names[0]).not.toBe(names[2]);
  });

  test('shows the choice of the consumer, and none for null', () => {
    const chosen = renderHtml(<RadioGroup label="País" options={options} value="0" />);
    expect(inputs(chosen).map((input) => input.includes('checked'))).toEqual([false, true]);
    const none = renderHtml(<RadioGroup label="País" options={options} value={null} />);
    expect(none).not.toContain('checked');
  });

  test('describes the whole group, not each choice, with its error', () => {
    const html = renderHtml(<RadioGroup id="c" label="País" options={options} error="Escolha" />);
    expect(html).toMatch(/<fieldset[^>]*id="c"[^>]*aria-describedby="c-error"/);
    expect(inputs(html).join('')).not.toContain('aria-describedby');
  });

  test('says the only choice, once it is held, instead of asking for it', () => {
    const only = options.slice(0, 1);
    const held = renderHtml(<RadioGroup label="País" options={only} value="1" required />);
    expect(inputs(held)).toEqual([]);
    expect(held).toMatch(/<fieldset(?![^>]*radiogroup)(?![^>]*aria-required)[^>]*>/);
    expect(held).toMatch(/País.*Brasil/);

    const open = renderHtml(<RadioGroup label="País" options={only} value={null} />);
    expect(inputs(open)).toHaveLength(1);
    const named = renderHtml(<RadioGroup label="País" options={only} value="1" name="country" />);
    expect(inputs(named)).toHaveLength(1);
  });
});
