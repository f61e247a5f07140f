export { Language } from './language.ts';
export { forceLangParameter, resolveLanguage, storefrontAddress } from './resolve-language.ts';
