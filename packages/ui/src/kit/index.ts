export {
  KitProvider,
  Link,
  useKitLocale,
  useMessages,
  type KitProviderProps,
  type LinkComponent,
  type LinkProps,
} from './kit-provider.tsx';
export type { KitLocale, KitLocaleTag, KitMessages } from '../locales/messages.ts';
