/* The code of all calls, which is imported with the first one: a page shows the server's answers
   without it. */
export { createClient } from '@ponte/contract/client';
export { endpoints } from '@ponte/contract/endpoints';
