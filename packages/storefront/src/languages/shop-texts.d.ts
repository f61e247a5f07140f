import type { Localized } from './localized.ts';
import type { Messages } from './own-texts.ts';

/** The result of `#shop-texts`, see `vite/messages.ts`. */
declare const texts: Localized<Messages>;
export default texts;
