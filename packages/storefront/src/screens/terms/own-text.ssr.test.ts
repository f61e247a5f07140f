import { expect, test } from 'vitest';
import { shownShop, start, within } from '../../testing/shown-shop.ts';

/** A store that has terms of its own, and says nothing of privacy. */
const serve = shownShop({
  start: { ...start, loja: { textos: 'v1' } },
  terms: { texto: '<h2>Prazo</h2><p>Trinta <b>dias</b>.<script>alert(1)</script></p>' },
  privacy: { texto: '' },
  about: { texto: '<p>Desde 1980.</p>' },
});

test('terms of the shop’s own stand in the place of the application’s', async () => {
  const main = within(await serve('/termos'), 'main');

  expect(main).toContain('>Termos de uso</h1>');
  expect(main).toMatch(/<h2>Prazo<\/h2><p>Trinta <b>dias<\/b>/);
  expect(main).not.toMatch(/<script|Quem vende|em palavras que se leem/);
  expect(main).toContain('href="/ajuda"');
});

test('where the shop has no text of its own, the application’s stands', async () => {
  const main = within(await serve('/privacidade'), 'main');

  expect(main).toContain('>O que fica no seu aparelho</span></h2>');
  expect(main).toContain('Guardamos o que é preciso');
});

test('what the shop writes of itself stands in the place of the application’s story', async () => {
  const main = within(await serve('/sobre-nos'), 'main');

  expect(main).toContain('<p>Desde 1980.</p>');
  expect(main).not.toMatch(/Nossa história|Ponte da Amizade|São Paulo|O que nos guia/);
  expect(main).toContain('Av. San Blas, Ciudad del Este');
});
