import { createHmac } from 'node:crypto';

/** The merchant's own system. */
export interface EventReceiver {
  readonly url: string;
  /** Signs what is sent, so that the receiver knows who sent it. */
  readonly key: string;
}

export interface SentEvent {
  /** The same at each attempt. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** `t` in seconds; `v1` is the HMAC-SHA256 of `{t}.{body}` in hexadecimal digits. */
function signatureOf(key: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const hmac = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/** @throws unless the receiver answers 2xx */
export async function deliverEvent(
  { url, key }: EventReceiver,
  { id, body }: SentEvent,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Ponte-Event': id,
      'Ponte-Signature': signatureOf(key, body, now),
    },
    body,
    // A redirect would lead a buyer's data elsewhere.
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The receiver answered ${response.status}.`);
}
