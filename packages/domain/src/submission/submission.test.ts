import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { Result } from '../result/index.ts';
import { settle } from '../testing/index.ts';
import { Submission, type Send } from './index.ts';

const refused: Result<never> = { ok: false, error: { kind: 'forbidden', messages: ['No'] } };
const aborted: Result<never> = { ok: false, error: { kind: 'aborted' } };

/** A store that answers when the test says so. */
function slowStore() {
  const calls: {
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
    readonly answer: (result: Result<string>) => void;
  }[] = [];
  const send: Send<string> = (signal, onProgress) =>
    new Promise((resolve) => {
      calls.push({ signal, onProgress, answer: resolve });
    });
  return { calls, send };
}

describe('a submission', () => {
  test('is idle, pending, then done with the answer', async () => {
    const { calls, send } = slowStore();
    const submission = new Submission<string>();
    const statuses: string[] = [];
    const stop = autorun(() => statuses.push(submission.status));

    const outcome = submission.submit(send);
    calls[0]?.answer({ ok: true, value: 'saved' });

    expect(await outcome).toEqual({ ok: true, value: 'saved' });
    expect(submission.value).toBe('saved');
    expect(statuses).toEqual(['idle', 'pending', 'done']);
    stop();
  });

  test('that failed says why, and can be sent again', async () => {
    const { calls, send } = slowStore();
    const submission = new Submission<string>();
    const first = submission.submit(send);
    calls[0]?.answer(refused);
    expect(await first).toEqual(refused);
    expect(submission.error).toEqual({ kind: 'forbidden', messages: ['No'] });

    const second = submission.submit(send);
    expect(submission.error).toBeUndefined();
    calls[1]?.answer({ ok: true, value: 'saved' });
    await second;
    expect(submission.state).toEqual({ status: 'done', value: 'saved' });
  });

  test('is sent once when it is pressed twice, and only the first press hears of it', async () => {
    const { calls, send } = slowStore();
    const submission = new Submission<string>();
    const first = submission.submit(send);
    const second = submission.submit(send);
    expect(await second).toEqual(aborted);
    expect(calls).toHaveLength(1);

    calls[0]?.answer({ ok: true, value: 'saved' });
    expect(await first).toEqual({ ok: true, value: 'saved' });
  });

  test('that was given up drops its late answer, also when another is under way by then', async () => {
    const { calls, send } = slowStore();
    const submission = new Submission<string>();
    const first = submission.submit(send);
    submission.abort();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(submission.status).toBe('idle');

    void submission.submit(send);
    calls[0]?.onProgress(0.9);
    calls[0]?.answer({ ok: true, value: 'late' });
    expect(await first).toEqual(aborted);
    expect(submission.state).toEqual({ status: 'pending', progress: null });

    calls[1]?.answer({ ok: true, value: 'newer' });
    await settle();
    expect(submission.value).toBe('newer');
  });

  test('reports how much was sent while it is under way', async () => {
    const { calls, send } = slowStore();
    const submission = new Submission<string>();
    const outcome = submission.submit(send);
    expect(submission.progress).toBeNull();
    calls[0]?.onProgress(0.5);
    expect(submission.progress).toBe(0.5);
    calls[0]?.answer({ ok: true, value: 'saved' });
    await outcome;
    expect(submission.progress).toBeNull();
  });

  test('goes back to idle by reset, whatever it was', async () => {
    const submission = new Submission<string>();
    await submission.submit(() => Promise.resolve(refused));
    submission.reset();
    expect(submission.state).toEqual({ status: 'idle' });
  });

  test('stays done when it is aborted afterwards', async () => {
    const submission = new Submission<string>();
    await submission.submit(() => Promise.resolve({ ok: true, value: 'saved' }));
    submission.abort();
    expect(submission.value).toBe('saved');
  });

  test('whose end has come forgets its answer and sends nothing any more', async () => {
    const { calls, send } = slowStore();
    const end = new AbortController();
    const submission = new Submission<string>({ signal: end.signal });
    const first = submission.submit(send);
    end.abort();
    calls[0]?.answer({ ok: true, value: 'late' });

    expect(await first).toEqual(aborted);
    expect(submission.status).toBe('idle');
    expect(await submission.submit(send)).toEqual(aborted);
    expect(calls).toHaveLength(1);
  });

  test('fails, and lets the mistake through, when sending throws', async () => {
    const submission = new Submission<string>();
    const broken = submission.submit(() => Promise.reject(new Error('a mistake of ours')));
    await expect(broken).rejects.toThrow('a mistake of ours');
    expect(submission.error).toEqual({ kind: 'defect' });
  });
});
