import './tailwind.css';
import { Button, CartDrawer, KitProvider, PriceTag } from '@ponte/ui';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { line, price } from './samples';

/** Everything from the barrel, the stylesheet made by the app's own Tailwind. */
function App() {
  const [open, setOpen] = useState(false);
  const [quantity, setQuantity] = useState(2);
  const item = line(quantity);
  return (
    <main className="max-w-100 p-4">
      <p className="rounded-xl border-b border-ui-line bg-blue-600 text-5xl text-muted sm:underline">
        Ofertas
      </p>
      <PriceTag {...price} size="page" taxNotice />
      <Button variant="action" className="mt-4 rounded-full" onClick={() => setOpen(true)}>
        Abrir carrinho
      </Button>
      <CartDrawer
        open={open}
        onOpenChange={setOpen}
        lines={quantity > 0 ? [item] : []}
        subtotal={item.total}
        total={item.total}
        onQuantityChange={(_, next) => setQuantity(next)}
        onRemove={() => setQuantity(0)}
        onClear={() => setQuantity(0)}
        checkoutHref="/checkout"
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
