/** Guards of the trial pages, which expose customers' data and actions. */
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { answerFailure } from './answer-failure.ts';
import { notFound } from './reply.ts';
import { isFromThisMachine } from './this-machine.ts';

/**
 * Admits only local requests under the server's own names: any other host name may belong to a
 * foreign page (DNS rebinding).
 */
export function ownMachineOnly(origin: string): MiddlewareHandler {
  const { hostname } = new URL(origin);
  return (context, next) =>
    isFromThisMachine(context, hostname)
      ? next()
      : Promise.resolve(answerFailure(context, notFound()));
}

/** A plain English page without scripts. */
export function trialPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        body {
          font: 16px/1.5 system-ui;
          max-width: 44rem;
          margin: 2rem auto;
          padding: 0 1rem;
        }
        article {
          border-top: 1px solid;
          padding: 1rem 0;
        }
        p,
        pre {
          overflow-wrap: anywhere;
        }
        pre {
          font: inherit;
          white-space: pre-wrap;
        }
        button {
          font: inherit;
          min-height: 36px;
          margin: 0 0.5rem 0.5rem 0;
        }
      </style>
      <h1>${title}</h1>
      ${content}
    </html>`;
}
