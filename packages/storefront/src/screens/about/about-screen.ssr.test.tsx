import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { markupIn, shopIn } from '../../testing/markup.tsx';
import { AboutScreen } from './about-screen.tsx';

// Spec: decision 46
it.each([
  ['pt-BR', 'Loja e retiradas', 'Escritório no Brasil'],
  ['es-PY', 'Tienda y retiros', 'Oficina en Brasil'],
] as const)('tells in %s the shop from the office in Brazil', (locale, store, office) => {
  const page = (
    <StaticRouter location="/sobre-nos">
      <AboutScreen />
    </StaticRouter>
  );
  const facts = markupIn(locale, page, { shop: shopIn(locale) }).replaceAll(/<[^>]*>/g, '|');

  expect(facts).toMatch(new RegExp(String.raw`${store}\|+Av\. San Blas, Ciudad del Este`));
  expect(facts).toMatch(new RegExp(String.raw`${office}\|+São Paulo, SP - Brasil`));
});
