import { expect, test } from 'vitest';
import { shownShop, start, within } from '../../testing/shown-shop.ts';

/** A store that has terms of its own, and says nothing of privacy. */
const serve = shownShop({
  start: { ...start, loja: { textos: 'v1' } },
  terms: { texto: '<h2>Prazo</h2><p>Trinta <b>dias</b>.<script>alert(1)</script></p>' },
  privacy: { texto: '' },
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

  expect(main).toContain('>O que fica no seu aparelho</h2>');
  expect(main).toContain('Guardamos o que é preciso');
});
