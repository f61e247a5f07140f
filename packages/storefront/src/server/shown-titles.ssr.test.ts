import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from '../routes/routes.ts';
import { shownShop, start, within } from '../testing/shown-shop.ts';

const written = { texto: '<p>Texto</p>' };
const serve = shownShop({
  start: { ...start, loja: { textos: 'v1', paginas: ['howToBuy', 'terms', 'privacy'] } },
  howToBuy: written,
  terms: written,
  privacy: written,
  about: { texto: '' },
});

describe('the title in the HTML', () => {
  const titles = [
    ['/', 'Ponte: Ferramentas e ferragens'],
    ['/produtos/ferramentas', 'Ferramentas | Ponte'],
    ['/marca/nenhuma', 'Marca não encontrada | Ponte'],
    ['/especial', 'Categoria não encontrada | Ponte'],
    ['/produto/furadeira', 'Furadeira de impacto | Ponte'],
    ['/cadastro', 'Criar conta | Ponte'],
    ['/marcas', 'Marcas | Ponte'],
    ['/comparar', 'Comparar produtos | Ponte'],
    ['/favoritos', 'Favoritos | Ponte'],
    ['/vendedores', 'Equipe de vendas | Ponte'],
    ['/sobre-nos', 'Sobre a Ponte | Ponte'],
    ['/como-comprar', 'Como comprar | Ponte'],
    ['/ajuda', 'Central de ajuda | Ponte'],
    ['/contato', 'Contato | Ponte'],
    ['/privacidade', 'Privacidade | Ponte'],
    ['/termos', 'Termos de uso | Ponte'],
    ['/login', 'Entrar | Ponte'],
    ['/pedidos', 'Meus pedidos | Ponte'],
    ['/pedido/1', 'Pedido | Ponte'],
    ['/checkout/payment', 'Pagamento | Ponte'],
    ['/success', 'Compra concluída | Ponte'],
    ['/carrinho', 'Seu carrinho | Ponte'],
    ['/checkout', 'Finalizar compra | Ponte'],
    ['/recuperar-senha', 'Recuperar senha | Ponte'],
    ['/app/reset-password', 'Escolher nova senha | Ponte'],
    ['/app/confirmation-email', 'Confirmação do e-mail | Ponte'],
    ['/perfil', 'Minha conta | Ponte'],
    ['/perfil/dados-pessoais', 'Dados pessoais | Ponte'],
    ['/perfil/meus-pedidos', 'Meus pedidos | Ponte'],
    ['/perfil/endereco', 'Endereços | Ponte'],
    ['/perfil/alterar-senha', 'Alterar senha | Ponte'],
    ['/avisos/confirmar/signed.token', 'Confirmar o aviso | Ponte'],
    ['/avisos/sair/signed.token', 'Sair dos avisos | Ponte'],
    ['/avisos/outro/signed.token', 'Este link não serve mais | Ponte'],
    ['/avaliar/secret-of-a-mail', 'Avaliar o que comprou | Ponte'],
    ['/nada', 'Página não encontrada | Ponte'],
  ] as const;

  it.each(titles)('of %s is "%s"', async (path, title) => {
    const head = within(await serve(path), 'head');

    expect([...head.matchAll(/<title>([^<]*)</g)].map(([, text]) => text)).toEqual([title]);
  });

  it('is known of every page', () => {
    const known = titles.map(([path]) => matchRoute(path).route);

    expect(known).toEqual(expect.arrayContaining([...routes]));
  });

  it('of a product that could not be loaded says so', async () => {
    const head = within(await serve('/produto/quebrado'), 'head');

    expect(head).toContain('<title>Não foi possível carregar o produto | Ponte</title>');
  });
});
