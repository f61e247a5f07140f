import type { BrowseMessages } from './messages.ts';

export const browseEsPY: BrowseMessages = {
  carousel: {
    previous: 'Anteriores',
    next: 'Siguientes',
    pause: 'Detener el cambio automático',
    play: 'Reanudar el cambio automático',
    goTo: (page, pageCount) => `Ir a ${page} de ${pageCount}`,
  },
  favourite: {
    add: (name) => `Agregar ${name} a favoritos`,
    remove: (name) => `Quitar ${name} de favoritos`,
  },
  share: {
    label: 'Compartir',
    device: 'Compartir',
    whatsapp: 'Enviar por WhatsApp',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
  },
  filter: {
    label: 'Filtros',
    open: 'Filtrar',
    openWith: (count) => `Filtrar (${count})`,
    departments: 'Departamentos',
    brands: 'Marcas',
    allBrands: (count) => `Ver las ${count} marcas`,
    clear: 'Limpiar',
    apply: 'Aplicar',
  },
  rates: {
    label: 'Cotización',
    perDollar: (rate) => `U$ 1 = ${rate}`,
  },
  suggestions: {
    label: 'Sugerencias',
    count: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
    seeAll: (text) => `Ver todos los resultados para “${text}”`,
    none: 'No se encontraron productos',
    clear: 'Limpiar búsqueda',
  },
  menu: {
    open: 'Abrir menú',
    more: 'Más',
    seeAll: (category) => `Ver todo en ${category}`,
    back: 'Volver',
    departmentsOf: (category) => `Departamentos de ${category}`,
  },
  zoom: { open: 'Ampliar foto', named: (picture) => `Ampliar foto: ${picture}` },
  steps: { label: 'Etapas', done: 'completada' },
};
