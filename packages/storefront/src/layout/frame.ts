/* All deferred parts of the layout in one chunk. */
export { loadDialog } from '@ponte/ui/dialog';
export { CartDrawerContent } from './cart-drawer-content.tsx';
export { Footer } from './footer.tsx';
export { HeaderTools } from './header-tools.tsx';
export { PhoneNavigation } from './phone-navigation.tsx';
export { RatesBar } from './rates-bar.tsx';
export { Search } from './search.tsx';
export { Sections } from './sections.tsx';
export { SessionNotice } from './session-notice.tsx';
export { ToastHost } from './toast-host.tsx';
