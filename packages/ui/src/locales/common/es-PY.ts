import type { CommonMessages } from './messages.ts';

export const commonEsPY: CommonMessages = {
  common: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    loading: 'Cargando',
    retry: 'Intentar de nuevo',
    optional: 'opcional',
    actionOn: (action, name) => `${action}: ${name}`,
  },
  feedback: {
    loadingProducts: 'Cargando productos',
    errorTitle: 'No se pudo cargar',
    errorText: 'Revise su conexión e intente de nuevo.',
    emptyTitle: 'No hay nada por aquí',
    notFoundTitle: 'Página no encontrada',
    notFoundText: 'La dirección pudo haber cambiado o el producto salió del catálogo.',
    goHome: 'Ir al inicio',
    seeProducts: 'Ver productos',
    notifications: 'Avisos',
    dismiss: 'Descartar aviso',
  },
};
