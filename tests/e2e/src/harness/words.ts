/** What a shopper reads and hears in a language, where a journey has to find it. */
export interface Words {
  readonly search: string;
  readonly cart: string;
  /** The phone's navigation, and its button that opens the cart. */
  readonly phoneNavigation: string;
  readonly phoneCart: string;
  /** Heard of a cart button while one product is in the cart. */
  readonly oneInCart: string;
  /** In the toast that says that a product was added. */
  readonly seeCart: string;
  readonly cartTitle: string;
  readonly cartLines: string;
  readonly emptyCart: string;
  readonly close: string;
  readonly remove: string;
  readonly clearCart: string;
  readonly confirmClear: string;
  readonly increase: string;
  readonly add: string;
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

/** Written down here again: a text that lands in the wrong language must not take its test along. */
export const words: Readonly<Record<'pt-BR' | 'es-PY', Words>> = {
  'pt-BR': {
    search: 'Buscar produtos',
    cart: 'Carrinho',
    phoneNavigation: 'Navegação principal',
    phoneCart: 'Compras',
    oneInCart: '1 item no carrinho',
    seeCart: 'Ver carrinho',
    cartTitle: 'Seu carrinho',
    cartLines: 'Produtos no carrinho',
    emptyCart: 'Seu carrinho está vazio',
    close: 'Fechar',
    remove: 'Remover',
    clearCart: 'Limpar carrinho',
    confirmClear: 'Confirmar: limpar tudo',
    increase: 'Aumentar quantidade',
    add: 'Adicionar',
    taxNotice: 'Preço sem I.V.A., em todas as moedas.',
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
    cart: 'Carrito',
    phoneNavigation: 'Navegación principal',
    phoneCart: 'Compras',
    oneInCart: '1 artículo en el carrito',
    seeCart: 'Ver carrito',
    cartTitle: 'Su carrito',
    cartLines: 'Productos en el carrito',
    emptyCart: 'Su carrito está vacío',
    close: 'Cerrar',
    remove: 'Quitar',
    clearCart: 'Vaciar carrito',
    confirmClear: 'Confirmar: vaciar todo',
    increase: 'Aumentar cantidad',
    add: 'Agregar',
    taxNotice: 'I.V.A. incluido en el precio, en todas las monedas.',
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
