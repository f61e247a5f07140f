import '@ponte/ui/styles.css';
import './theme.css';
import './both-schemes.css';
import { money } from '@ponte/regional/money';
import { Button } from '@ponte/ui/button';
import { CartDrawer } from '@ponte/ui/cart-drawer';
import { KitProvider } from '@ponte/ui/kit';
import { ptBR } from '@ponte/ui/locales/pt-BR';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Account } from './guides/Account';
import { App } from './guides/App';
import { Buyer } from './guides/Buyer';
import { Contact } from './guides/Contact';
import { DarkFooter } from './guides/DarkFooter';
import { Delivery } from './guides/Delivery';
import { Email } from './guides/Email';
import { Languages } from './guides/Languages';
import { LeftToRight } from './guides/LeftToRight';
import { Payer } from './guides/Payer';
import { Prices } from './guides/Prices';
import { Registration } from './guides/Registration';
import { RoundButton } from './guides/RoundButton';
import { Total } from './guides/Total';
import { inGerman } from './in-german';
import { inSpanish } from './in-spanish';
import { ownWords } from './own-words';
import { routed } from './routed';
import { line } from './samples';
import { stars } from './stars';

/** The examples of the README and of the guides, each in a part of the page with its name. */
function Examples() {
  const [saved, setSaved] = useState('');
  const errors = [{ fieldId: 'email', message: 'Informe o e-mail.' }];
  return (
    <KitProvider locale={ptBR}>
      <Part name="Account">
        <Account action={async (_, form) => ({ values: valuesOf(form) })} />
      </Part>
      <Part name="App">
        <App />
      </Part>
      <Part name="Buyer">
        <Buyer save={(...values) => setSaved(JSON.stringify(values))} />
      </Part>
      <Part name="Contact">
        <Contact save={(values) => setSaved(JSON.stringify(values))} />
      </Part>
      <Part name="DarkFooter">
        <DarkFooter />
      </Part>
      <Part name="Delivery">
        <Delivery save={(values) => setSaved(JSON.stringify(values))} />
        <output>{saved}</output>
      </Part>
      <Part name="Email">
        <Email errors={errors} />
      </Part>
      <Part name="Languages">
        <Languages>
          <Cart />
        </Languages>
      </Part>
      <Part name="LeftToRight">
        <LeftToRight />
      </Part>
      <Part name="Payer">
        <Payer save={(values) => setSaved(JSON.stringify(values))} />
      </Part>
      <Part name="Prices">
        <Prices />
      </Part>
      <Part name="Registration">
        <Registration />
      </Part>
      <Part name="RoundButton">
        <RoundButton />
        <Button variant="brand">Da marca</Button>
      </Part>
      <Part name="Total">
        <Total />
      </Part>
      <Part name="in-german">{inGerman}</Part>
      <Part name="in-spanish">{inSpanish}</Part>
      <Part name="own-words">
        <KitProvider locale={ownWords}>
          <Cart />
        </KitProvider>
      </Part>
      <Part name="routed">
        <BrowserRouter>{routed}</BrowserRouter>
      </Part>
      <Part name="stars">{stars}</Part>
    </KitProvider>
  );
}

const valuesOf = (form: FormData) => ({
  document: String(form.get('document')),
  phone: String(form.get('phone')),
});

function Part({ name, children }: { name: string; children: ReactNode }) {
  return <section aria-label={name}>{children}</section>;
}

/** A cart behind a button, in the words around it. */
function Cart() {
  const [open, setOpen] = useState(false);
  const nothing = () => {};
  return (
    <>
      <Button onClick={() => setOpen(true)}>Carrinho</Button>
      <CartDrawer
        open={open}
        onOpenChange={setOpen}
        lines={[line(1)]}
        subtotal={money(6490, 'USD')}
        total={money(6490, 'USD')}
        onQuantityChange={nothing}
        onRemove={nothing}
        onClear={nothing}
      />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Examples />);
