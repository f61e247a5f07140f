export { browserTargets } from '../../../scripts/browsers.ts';
export { compiledTexts } from './compiled-texts.ts';
export { precompress } from './precompress.ts';
