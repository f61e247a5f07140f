import { html } from 'hono/html';

/** Links addresses and escapes everything else. */
export function linked(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`,
  );
}
