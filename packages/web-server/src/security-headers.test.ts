import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, hashSource, securityHeaders } from './security-headers.ts';

// Spec: decision 29
it('allows scripts and styles from this origin and nothing inline', () => {
  const policy = contentSecurityPolicy({ imageOrigins: [], development: false });

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

it('allows an inline script by its hash, and no others', () => {
  const scriptSource = hashSource('keep()');

  const policy = contentSecurityPolicy({ imageOrigins: [], development: false, scriptSource });

  expect(policy).toContain(`script-src 'self' ${scriptSource};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

it('allows the styles of the first paint by their hash, and no others', () => {
  // As a browser computes it: https://www.w3.org/TR/CSP3/#grammardef-hash-source
  const styleSource = hashSource('body{color:red}');
  const policy = contentSecurityPolicy({ imageOrigins: [], development: false, styleSource });

  expect(styleSource).toBe("'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='");
  expect(policy).toContain(`style-src 'self' ${styleSource};`);
  expect(policy).not.toContain('unsafe');
});

it("allows pictures from a deployment's media hosts", () => {
  const policy = contentSecurityPolicy({
    imageOrigins: ['https://media.example'],
    development: false,
  });

  expect(policy).toContain("img-src 'self' data: https://media.example;");
});

it('sets the headers on every answer, an error too', async () => {
  const app = new Hono();
  app.use(securityHeaders({ imageOrigins: [], development: false }));

  const answer = await app.request('/nothing-here');

  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin');
});
