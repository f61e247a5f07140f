import type { KitLocale } from '@ponte/ui/kit';
import type { Localized } from './localized.ts';

/** The result of `#kit-texts`, see `vite/messages.ts`. */
declare const texts: Localized<KitLocale>;
export default texts;
