export {
  KitProvider,
  Link,
  useKitLocale,
  useMessages,
  type KitProviderProps,
  type LinkComponent,
  type LinkProps,
} from './kit-provider.tsx';
export { keepUnits } from '../internal/keep-units.ts';
export type { KitLocale, KitLocaleTag, KitMessages } from '../locales/messages.ts';
