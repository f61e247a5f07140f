/** Id of what the server says to who opens somebody's page with JavaScript switched off. */
export const noScriptId = 'no-script';
