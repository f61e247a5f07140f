import '@ponte/ui/styles.css';
import '@ponte/ui/price.css';
import '@ponte/ui/short-price-tag.css';
import '@ponte/ui/rating.css';
import '@ponte/ui/rating-input.css';
import '@ponte/ui/option-picker.css';
import '@ponte/ui/quantity-tiers.css';
import '@ponte/ui/coupon-field.css';
import '@ponte/ui/badge.css';
import '@ponte/ui/review-list.css';
import '@ponte/ui/price-range.css';
import '@ponte/ui/accordion.css';
import '@ponte/ui/code-input.css';
import '@ponte/ui/combobox.css';
import '@ponte/ui/popover.css';
import '@ponte/ui/switch.css';
import '@ponte/ui/tooltip.css';
import { Button } from '@ponte/ui/button';
import { KitProvider } from '@ponte/ui/kit';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { Menu } from '@ponte/ui/menu';
import { Notice } from '@ponte/ui/notice';
import { PriceTag } from '@ponte/ui/price-tag';
import { ProductCard } from '@ponte/ui/product-card';
import { ProductGrid } from '@ponte/ui/product-grid';
import { Tabs } from '@ponte/ui/tabs';
import { TextField } from '@ponte/ui/text-field';
import { createRoot } from 'react-dom/client';
import { cases } from './kit/cases';
import { products } from './kit/samples';
import { price } from './samples';

const probe = { className: '', 'data-probe': '', ref: () => undefined };

/** What a shop's page has most of. */
function Shop() {
  return (
    <section data-case="shop">
      {(['action', 'brand', 'soft'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          Comprar
        </Button>
      ))}
      <Button disabled>Esgotado</Button>
      <Button className="their-class">Deles</Button>
      <PriceTag {...price} size="page" taxNotice />
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product.href} product={product} onAdd={() => undefined} inCart={2} />
        ))}
      </ProductGrid>
      <TextField label="Nome" hint="Como no documento" error="Falta o nome" required />
      <TextField label="E-mail" type="email" placeholder="maria@exemplo.com" />
      <Notice tone="warning" title="Horário">
        Fechamos às 16 h.
      </Notice>
      <Tabs
        label="Produto"
        tabs={[
          { value: 'text', label: 'Descrição', content: 'Fura.' },
          { value: 'specs', label: 'Ficha', content: '13 mm' },
        ]}
      />
      <Menu label="Sua conta" items={[{ label: 'Pedidos', href: '#pedidos' }, { label: 'Sair' }]}>
        <a href="#conta">Maria</a>
      </Menu>
    </section>
  );
}

/** Every component; one that lies over the page by itself, by its name in the address. */
const over = new URLSearchParams(location.search).get('over');
const shown = cases.filter((one) => (over ? one.name === over : !one.over));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <KitProvider locale={ptBR}>
      {over ? null : <Shop />}
      {shown.map(({ name, render }) => (
        <section key={name} data-case={name}>
          {render(probe)}
        </section>
      ))}
    </KitProvider>,
  );
}
