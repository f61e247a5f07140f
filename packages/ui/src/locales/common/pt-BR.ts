import type { CommonMessages } from './messages.ts';

export const commonPtBR: CommonMessages = {
  common: {
    close: 'Fechar',
    cancel: 'Cancelar',
    loading: 'Carregando',
    retry: 'Tentar novamente',
    optional: 'opcional',
    actionOn: (action, name) => `${action}: ${name}`,
  },
  feedback: {
    loadingProducts: 'Carregando produtos',
    errorTitle: 'Não foi possível carregar',
    errorText: 'Verifique sua conexão e tente novamente.',
    emptyTitle: 'Nada por aqui',
    notFoundTitle: 'Página não encontrada',
    notFoundText: 'O endereço pode ter mudado ou o produto saiu do catálogo.',
    goHome: 'Ir para o início',
    seeProducts: 'Ver produtos',
    notifications: 'Avisos',
    dismiss: 'Dispensar aviso',
  },
};
