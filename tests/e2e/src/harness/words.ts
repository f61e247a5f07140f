/** What a shopper reads and hears in a language, where a journey has to find it. */
export interface Words {
  readonly search: string;
  readonly submitSearch: string;
  readonly cart: string;
  /** The cart's button in the phone's navigation. */
  readonly phoneCart: string;
  readonly cartTitle: string;
  readonly cartLines: string;
  readonly emptyCart: string;
  readonly close: string;
  readonly remove: string;
  readonly clearCart: string;
  readonly confirmClear: string;
  readonly increase: string;
  readonly decrease: string;
  readonly add: string;
  readonly total: RegExp;
  readonly taxNotice: string;
  readonly categories: string;
  readonly seeAll: string;
  readonly pages: string;
  readonly nextPage: string;
  readonly sort: string;
  readonly cheapestFirst: string;
  readonly applySort: string;
  readonly otherLanguage: string;
  readonly skipToContent: string;
  readonly retry: string;
  readonly listFailed: string;
  /** Said while the cart is kept on the device because the store does not answer. */
  readonly cartKept: RegExp;
  readonly askPrice: string;
  readonly physicalStoreOnly: string;
  readonly notFound: string;
  readonly productNotFound: string;
}

/** Written down here anew: a text that lands in the wrong language must not take its test along. */
export const words: Readonly<Record<'pt-BR' | 'es-PY', Words>> = {
  'pt-BR': {
    search: 'Buscar produtos',
    submitSearch: 'Buscar',
    cart: 'Carrinho',
    phoneCart: 'Compras',
    cartTitle: 'Seu carrinho',
    cartLines: 'Produtos no carrinho',
    emptyCart: 'Seu carrinho está vazio',
    close: 'Fechar',
    remove: 'Remover',
    clearCart: 'Limpar carrinho',
    confirmClear: 'Confirmar: limpar tudo',
    increase: 'Aumentar quantidade',
    decrease: 'Diminuir quantidade',
    add: 'Adicionar',
    total: /^Total/,
    taxNotice: 'Preço sem I.V.A.',
    categories: 'Categorias',
    seeAll: 'Ver todas',
    pages: 'Páginas',
    nextPage: 'Próxima',
    sort: 'Ordenar por',
    cheapestFirst: 'Menor preço',
    applySort: 'Ordenar',
    otherLanguage: 'Español',
    skipToContent: 'Ir para o conteúdo',
    retry: 'Tentar novamente',
    listFailed: 'Erro ao carregar produtos. Tente novamente.',
    cartKept: /Seu carrinho está guardado neste aparelho/,
    askPrice: 'Consultar preço',
    physicalStoreOnly: 'Disponível na loja física',
    notFound: 'Página não encontrada',
    productNotFound: 'Produto não encontrado',
  },
  'es-PY': {
    search: 'Buscar productos',
    submitSearch: 'Buscar',
    cart: 'Carrito',
    phoneCart: 'Compras',
    cartTitle: 'Su carrito',
    cartLines: 'Productos en el carrito',
    emptyCart: 'Su carrito está vacío',
    close: 'Cerrar',
    remove: 'Quitar',
    clearCart: 'Vaciar carrito',
    confirmClear: 'Confirmar: vaciar todo',
    increase: 'Aumentar cantidad',
    decrease: 'Disminuir cantidad',
    add: 'Agregar',
    total: /^Total/,
    taxNotice: 'I.V.A. incluido en el precio.',
    categories: 'Categorías',
    seeAll: 'Ver todo',
    pages: 'Páginas',
    nextPage: 'Siguiente',
    sort: 'Ordenar por',
    cheapestFirst: 'Menor precio',
    applySort: 'Ordenar',
    otherLanguage: 'Português',
    skipToContent: 'Ir al contenido',
    retry: 'Intentar de nuevo',
    listFailed: 'No se pudieron cargar los productos. Intente de nuevo.',
    cartKept: /Su carrito está guardado en este dispositivo/,
    askPrice: 'Consultar precio',
    physicalStoreOnly: 'Disponible en la tienda física',
    notFound: 'Página no encontrada',
    productNotFound: 'Producto no encontrado',
  },
};
