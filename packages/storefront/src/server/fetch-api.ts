import {
  currentRequestId,
  failureReason,
  inSpan,
  requestIdHeader,
  traceHeaders,
  type Log,
} from '@ponte/telemetry';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** `fetch` for the calls of a rendering: names the page's request to the API, and logs what fails. */
export function fetchApi(log: Log): Fetch {
  const ask: Fetch = async (url, options) => {
    const headers = new Headers(options.headers);
    const id = currentRequestId();
    if (id !== undefined) headers.set(requestIdHeader, id);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const path = new URL(url).pathname;
    try {
      const answer = await fetch(url, { ...options, headers });
      if (answer.status >= 500) log.warn('API call failed', { path, status: answer.status });
      return answer;
    } catch (error) {
      log.warn('API did not answer', { path, reason: failureReason(error) });
      throw error;
    }
  };
  return (url, options) => inSpan('API', { kind: 'client' }, () => ask(url, options));
}
