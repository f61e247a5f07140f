/** Which fonts there are, for the styles of each page: a file of the client build that nobody is sent. */
export const fontsFile = '.vite/fonts.css';
