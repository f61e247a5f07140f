import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const [patterns] = speculationRules.prefetch[0].where.and;
const isFetched = (path: string) =>
  patterns.href_matches.some((pattern) =>
    new URLPattern(pattern, 'https://br.example').test(path, 'https://br.example'),
  );

it.each(['/produtos', '/produtos/ferramentas', '/produtos/ferramentas/brocas', '/produto/martelo'])(
  'a browser may fetch %s before its link is pressed',
  (path) => {
    expect(isFetched(path)).toBe(true);
  },
);

it.each(['/', '/carrinho', '/checkout', '/perfil', '/login', '/favoritos', '/avisos/sair/token'])(
  'a browser does not fetch %s early',
  (path) => {
    expect(isFetched(path)).toBe(false);
  },
);
