/// <reference types="vite/types/importMeta.d.ts" />
import { composeStories, type Meta } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';

const modules = import.meta.glob<{ default: Meta }>(
  ['../*/*.stories.tsx', '../../screens/*.stories.tsx'],
  { eager: true },
);

/** Portuguese words that are neither Spanish nor English, and may well stand in a shop's texts. */
const words = `
  ao agora aqui com das em hoje já mais meu meus minha na ou pela pelo sem seu seus sua
  um uma você adicionar caixa carrinho categorias chave cidade fechar ferramentas
  furadeira furadeiras loja martelo nome parafuso produto produtos retirada rua sair senha
  sobrenome telefone tentar voltar bairro compressores fita serrote
  dados pessoais estrangeiro paraguai elétricas garantia
  salvar limpar escolha escolher fazer baixar entendi obrigado fale aguarde ela ele isso isto foi
  tem vai os até depois ainda nenhum outro outra novo nova primeiro conta cadastro arquivo pagamento
  frete desconto quantidade lojas cor chaves jogos martelos marretas serrotes escadas rolos novidades
  oficina quero receber receba remover aceito termos privacidade horários conferir quem selecione
  nacionalidade trocas equipe vendas sociais carregando saiu atendimento chegar obrigatório
`;

/** Letters that Spanish and English do not have, and those words. */
const portuguese = new RegExp(
  `[ãõçàâêô]|(?<![\\p{L}.@-])(?:${words.trim().replaceAll(/\s+/g, '|')})(?![\\p{L}-])`,
  'iu',
);

/** Names and codes, which are not translated. */
const names = ['Foz do Iguaçu', 'OFICINA10', 'Português', 'Rua das Flores', 'São Paulo'];

const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'value'];

/** What a page says, to the eye and to who listens, but for what it says to be Portuguese. */
function said(root: Element): readonly string[] {
  const texts: string[] = [];
  for (const node of [root, ...root.querySelectorAll('*:not(script, style, [lang="pt-BR"] *)')]) {
    texts.push(...attributes.flatMap((name) => node.getAttribute(name) ?? []));
    for (const child of node.childNodes) {
      if (child instanceof Text) texts.push(child.data);
    }
  }
  return texts.map((text) => text.replaceAll('\u00A0', ' ').trim());
}

const withoutNames = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** The stories of a file in a language. */
function told(stories: { default: Meta }, locale: string) {
  const inLanguage = { ...preview, initialGlobals: { ...preview.initialGlobals, locale } };
  const composed: Record<string, ComponentType> = composeStories(stories, inLanguage);
  return Object.entries(composed);
}

async function show(Story: ComponentType): Promise<readonly string[]> {
  const { unmount } = render(<Story />);
  onTestFinished(unmount);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return said(document.body).map(withoutNames);
}

describe.each(Object.entries(modules))('%s', (_, stories) => {
  test.each(told(stories, 'es-PY'))('%s says nothing in Portuguese', async (_, Story) => {
    const texts = await show(Story);
    expect(document.documentElement.lang).toBe('es-PY');
    expect(texts.filter((text) => portuguese.test(text))).toEqual([]);
  });

  // The first is enough: the texts of a component are the same in all of them.
  test.each(told(stories, 'en-US').slice(0, 1))(
    '%s says nothing in Portuguese in English',
    async (_, Story) => {
      const texts = await show(Story);
      expect(document.documentElement.lang).toBe('en-US');
      expect(texts.filter((text) => portuguese.test(text))).toEqual([]);
    },
  );
});
