/**
 * Like `fetch`, with upload progress from 0 to 1, which `fetch` can't report.
 * @throws TypeError without an answer, AbortError when the request's signal aborts
 */
export function upload(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
    request.send(sendable(body));
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These statuses have no body, and `Response` rejects one.
  const body: unknown = [204, 205, 304].includes(status) ? null : request.response;
  return new Response(body instanceof Blob ? body : null, { status, statusText, headers });
}

/** Streams are not supported; the shop sends none. */
function sendable(body: RequestInit['body']): XMLHttpRequestBodyInit | null {
  return body instanceof ReadableStream ? null : (body ?? null);
}
