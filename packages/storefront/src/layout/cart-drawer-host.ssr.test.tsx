import { KitProvider } from '@ponte/ui/kit';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CartDrawerContext, CartDrawerState } from '../shop/cart-drawer-state.ts';
import { CartDrawerHost } from './cart-drawer-host.tsx';

/** What there is of the drawer at an address, once something has asked for it. */
function opened(path: string): string {
  const drawer = new CartDrawerState();
  drawer.open();
  return renderToString(
    <StaticRouter location={path}>
      <KitProvider locale={ptBR}>
        <CartDrawerContext value={drawer}>
          <CartDrawerHost />
        </CartDrawerContext>
      </KitProvider>
    </StaticRouter>,
  );
}

// Spec: storefront 4.2
it.each(['/checkout', '/checkout/payment'])('does not open on %s', (path) => {
  expect(opened('/produtos')).toContain('ui-drawer');
  expect(opened(path)).toBe('');
});
