import '@ponte/ui/styles.css';
import { KitProvider } from '@ponte/ui/kit';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { PriceTag } from '@ponte/ui/price-tag';
import { QuantityStepper } from '@ponte/ui/quantity-stepper';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { price } from './samples';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitProvider locale={ptBR}>
        <PriceTag {...price} />
        <QuantityStepper max={99} />
      </KitProvider>
    </StrictMode>,
  );
}
