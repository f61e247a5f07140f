/** The message on personal pages without JavaScript. */
export const noScriptId = 'no-script';
