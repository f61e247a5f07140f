/* The code of all calls, which is imported with the first one: a page shows the server's answers
   without it. */
export * as answers from '../wire/answers.ts';
export { asFile, decodedBy, send } from './send.ts';
