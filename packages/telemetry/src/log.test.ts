import { setTimeout as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { jsonLog } from './log.ts';
import { withRequestId } from './request-id.ts';

function recorded() {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  return { log, read: (): unknown[] => lines.map((line) => JSON.parse(line)) };
}

it('writes a line of JSON with the time, the level, the event and its fields', () => {
  const { log, read } = recorded();

  log.warn('mail failed', { attempts: 2, reason: undefined });

  expect(read()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      event: 'mail failed',
      attempts: 2,
    },
  ]);
});

it('names the request in everything that is done for it, and in nothing else', async () => {
  const { log, read } = recorded();
  const work = async (name: string) => {
    await later(1);
    log.info(name);
  };

  await Promise.all([
    withRequestId('request-1', () => work('first')),
    withRequestId('request-2', () => work('second')),
    work('neither'),
  ]);

  expect(read()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'first', requestId: 'request-1' }),
      expect.objectContaining({ event: 'second', requestId: 'request-2' }),
      expect.not.objectContaining({ requestId: expect.anything() }),
    ]),
  );
});
