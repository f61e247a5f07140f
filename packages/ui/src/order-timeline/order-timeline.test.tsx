import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { OrderTimeline, type OrderStep } from './order-timeline.tsx';

const steps: readonly OrderStep[] = [
  { status: 'ordered', date: '2026-11-20T14:02:00Z' },
  { status: 'paid' },
  { status: 'shipped' },
];
const states = (html: string) =>
  [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);

describe('OrderTimeline', () => {
  test('shows what is done, where the order is and what is to come', () => {
    const html = renderHtml(<OrderTimeline steps={steps} current={1} />);
    expect(states(html)).toEqual(['done', 'current', 'upcoming']);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/Pedido feito.*\(concluído\).*Pago.*\(agora\).*A caminho.*\(a seguir\)/);
  });

  test('has nothing done yet before the first step', () => {
    const html = renderHtml(<OrderTimeline steps={steps} current={-1} />);
    expect(states(html)).toEqual(['upcoming', 'upcoming', 'upcoming']);
  });

  test("gives day and hour of the shop's counter", () => {
    expect(renderHtml(<OrderTimeline steps={steps} current={0} />)).toMatch(/20\/11\/2026,? 11:02/);
  });
});
