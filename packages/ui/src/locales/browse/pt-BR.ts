import type { BrowseMessages } from './messages.ts';

export const browsePtBR: BrowseMessages = {
  carousel: {
    previous: 'Anteriores',
    next: 'Próximos',
    pause: 'Parar a troca automática',
    play: 'Retomar a troca automática',
    goTo: (page, pageCount) => `Ir para ${page} de ${pageCount}`,
  },
  favourite: {
    add: (name) => `Adicionar ${name} aos favoritos`,
    remove: (name) => `Remover ${name} dos favoritos`,
  },
  share: {
    label: 'Compartilhar',
    device: 'Compartilhar',
    whatsapp: 'Enviar por WhatsApp',
    copy: 'Copiar link',
    copied: 'Link copiado',
  },
  filter: {
    label: 'Filtros',
    open: 'Filtrar',
    openWith: (count) => `Filtrar (${count})`,
    departments: 'Departamentos',
    brands: 'Marcas',
    allBrands: (count) => `Ver todas as ${count} marcas`,
    clear: 'Limpar',
    apply: 'Aplicar',
  },
  rates: {
    label: 'Câmbio',
    perDollar: (rate) => `U$ 1 = ${rate}`,
  },
  suggestions: {
    label: 'Sugestões',
    count: (count) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
    seeAll: (text) => `Ver todos os resultados para “${text}”`,
    none: 'Nenhum produto encontrado',
    clear: 'Limpar busca',
  },
  menu: {
    open: 'Abrir menu',
    more: 'Mais',
    seeAll: (category) => `Ver tudo em ${category}`,
    back: 'Voltar',
    departmentsOf: (category) => `Departamentos de ${category}`,
  },
  zoom: { open: 'Ampliar foto', named: (picture) => `Ampliar foto: ${picture}` },
  steps: { label: 'Etapas', done: 'concluída' },
};
