import '@ponte/ui/styles.css';
import { AddressModal } from '@ponte/ui/address-modal';
import { Button } from '@ponte/ui/button';
import { CartDrawer } from '@ponte/ui/cart-drawer';
import { CategoryPanel } from '@ponte/ui/category-panel';
import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { CurrencyMenu } from '@ponte/ui/currency-menu';
import { Dialog, DialogClose, DialogRoot, DialogTrigger } from '@ponte/ui/dialog';
import { Drawer } from '@ponte/ui/drawer';
import { FilterDrawer } from '@ponte/ui/filter-drawer';
import { KitProvider } from '@ponte/ui/kit';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { Menu } from '@ponte/ui/menu';
import { ProductGallery } from '@ponte/ui/product-gallery';
import { createToastQueue, Toaster } from '@ponte/ui/toaster';
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { line } from './samples';

const toasts = createToastQueue();
const noop = () => undefined;
const nowhere = async () => [];
const picture = '/icon.svg';
const item = line(2);

/** A modal and the button that opens it, tied by `asChild`. */
function Opened({ name, children }: { name: string; children: ReactElement }) {
  return (
    <DialogRoot>
      <DialogTrigger asChild>
        <Button className="their-class">{name}</Button>
      </DialogTrigger>
      {children}
    </DialogRoot>
  );
}

function App() {
  return (
    <main>
      <Toaster queue={toasts} />
      <Menu label="Sua conta" items={[{ label: 'Pedidos', href: '#pedidos' }]}>
        <a href="#conta">Maria</a>
      </Menu>
      <CurrencyMenu rates={[{ currency: 'BRL', rate: '5.42' }]} />
      <Opened name="Dialog">
        <Dialog
          title="Termos"
          footer={
            <DialogClose asChild>
              <Button>Entendi</Button>
            </DialogClose>
          }
        >
          <Button onClick={() => toasts.show({ text: 'Salvo' })}>Salvar</Button>
        </Dialog>
      </Opened>
      <Opened name="ConfirmDialog">
        <ConfirmDialog title="Remover?" confirmLabel="Remover" onConfirm={noop} />
      </Opened>
      <Opened name="Drawer">
        <Drawer title="Ajuda">Fale com um vendedor.</Drawer>
      </Opened>
      <Opened name="CartDrawer">
        <CartDrawer
          lines={[item]}
          subtotal={item.total}
          total={item.total}
          onQuantityChange={noop}
          onRemove={noop}
          onClear={noop}
        />
      </Opened>
      <Opened name="CategoryPanel">
        <CategoryPanel categories={[{ href: '/a', label: 'Ferramentas', departments: [] }]} />
      </Opened>
      <Opened name="AddressModal">
        <AddressModal
          country="BR"
          lookups={{ loadStates: nowhere, loadCities: nowhere }}
          onSubmit={noop}
        />
      </Opened>
      <FilterDrawer
        groups={[{ kind: 'flag', id: 'stock', name: 'stock', label: 'Com estoque' }]}
        values={{}}
        onApply={noop}
      />
      <ProductGallery
        images={[{ src: picture, alt: 'Furadeira', width: 64, height: 64 }]}
        name="Furadeira"
      />
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider locale={ptBR}>
        <App />
      </KitProvider>
    </StrictMode>,
  );
}
