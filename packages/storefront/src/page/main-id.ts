/** The id of the page's main content, where the skip link and new pages put the focus. */
export const mainId = 'conteudo';
