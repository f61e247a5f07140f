/** The fonts, for the styles of each page: a file of the client build that is never served. */
export const fontsFile = '.vite/fonts.css';
