/** The main content, target of the skip link and of focus after navigation. */
export const mainId = 'conteudo';

/** The message on personal pages without JavaScript. */
export const noScriptId = 'no-script';
