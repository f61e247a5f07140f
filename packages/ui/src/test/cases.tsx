import { cepMask } from '@ponte/regional/masks';
import { money } from '@ponte/regional/money';
import type { ReactElement, RefCallback } from 'react';
import * as kit from '../index.ts';
import { deliveryOptions, lookups, pickupPoints, savedAddresses } from './addresses.ts';
import { cartLines, cartTotals, drillProduct } from './samples.ts';

/** What a consumer may give to any component. */
export interface Probe {
  className: string;
  'data-probe': string;
  ref: RefCallback<Element>;
}

/** A component with no optional prop but the probe. */
export interface Case {
  /** The component's name. */
  name: string;
  render: (probe: Probe) => ReactElement;
  /** Where the rest of the props goes: the outermost node unless said otherwise. */
  rest?: 'control';
  /** Which node the ref holds: the one with the rest of the props unless said otherwise. */
  ref?: 'first input';
}

const noop = () => undefined;
const toasts = kit.createToastQueue();

/** Every component of the kit, for what must hold for all of them. */
export const cases: readonly Case[] = [
  { name: 'BannerSlot', render: (p) => <kit.BannerSlot {...p} title="Oferta" /> },
  { name: 'BottomNav', render: (p) => <kit.BottomNav {...p} items={[]} /> },
  { name: 'BrandTile', render: (p) => <kit.BrandTile {...p} name="Makro" href="/m" logo={null} /> },
  { name: 'Breadcrumb', render: (p) => <kit.Breadcrumb {...p} items={[{ label: 'Início' }]} /> },
  { name: 'Button', render: (p) => <kit.Button {...p}>Ver</kit.Button> },
  {
    name: 'ButtonLink',
    render: (p) => (
      <kit.ButtonLink {...p} href="/">
        Ver
      </kit.ButtonLink>
    ),
  },
  { name: 'CartBadge', render: (p) => <kit.CartBadge {...p} count={1} /> },
  {
    name: 'CartDrawer',
    render: (p) => (
      <kit.CartDrawer
        {...p}
        open={false}
        onOpenChange={noop}
        lines={cartLines}
        subtotal={cartTotals.subtotal}
        total={cartTotals.total}
        onQuantityChange={noop}
        onRemove={noop}
        onClear={noop}
      />
    ),
  },
  {
    name: 'CartLine',
    render: (p) => (
      <kit.CartLine
        {...p}
        line={{
          id: '1',
          name: 'Martelo',
          code: 'MAR-1',
          image: null,
          unitPrice: money(100, 'USD'),
          quantity: 1,
          total: money(100, 'USD'),
        }}
        onQuantityChange={noop}
        onRemove={noop}
      />
    ),
  },
  {
    name: 'CartSummary',
    render: (p) => (
      <kit.CartSummary {...p} subtotal={money(100, 'USD')} total={money(100, 'USD')} />
    ),
  },
  { name: 'CategoryNav', render: (p) => <kit.CategoryNav {...p} items={[]} /> },
  {
    name: 'Drawer',
    render: (p) => <kit.Drawer {...p} open={false} onOpenChange={noop} title="Menu" />,
  },
  { name: 'EmptyState', render: (p) => <kit.EmptyState {...p} /> },
  { name: 'ErrorState', render: (p) => <kit.ErrorState {...p} /> },
  { name: 'Flag', render: (p) => <kit.Flag {...p} country="BR" /> },
  { name: 'FlagMenu', render: (p) => <kit.FlagMenu {...p} current="pt-BR" items={[]} /> },
  { name: 'IconButton', render: (p) => <kit.IconButton {...p} label="Fechar" /> },
  { name: 'IconLink', render: (p) => <kit.IconLink {...p} href="/" label="Favoritos" /> },
  { name: 'Money', render: (p) => <kit.Money {...p} amount={money(100, 'USD')} /> },
  { name: 'NavBar', render: (p) => <kit.NavBar {...p} items={[]} /> },
  { name: 'NotFoundPanel', render: (p) => <kit.NotFoundPanel {...p} /> },
  { name: 'Notice', render: (p) => <kit.Notice {...p}>Texto</kit.Notice> },
  {
    name: 'Pagination',
    render: (p) => (
      <kit.Pagination {...p} page={1} pageCount={2} hrefFor={(page) => `?page=${page}`} />
    ),
  },
  { name: 'PriceTag', render: (p) => <kit.PriceTag {...p} price={money(100, 'USD')} /> },
  { name: 'ProductCard', render: (p) => <kit.ProductCard {...p} product={drillProduct} /> },
  {
    name: 'ProductGallery',
    render: (p) => <kit.ProductGallery {...p} images={[]} name="Furadeira" />,
  },
  { name: 'ProductGrid', render: (p) => <kit.ProductGrid {...p} /> },
  { name: 'ProductGridSkeleton', render: (p) => <kit.ProductGridSkeleton {...p} /> },
  { name: 'QuantityStepper', render: (p) => <kit.QuantityStepper {...p} /> },
  { name: 'RateChip', render: (p) => <kit.RateChip {...p} currency="BRL" rate="5.42" /> },
  { name: 'RichText', render: (p) => <kit.RichText {...p} html="<p>Texto</p>" /> },
  { name: 'SectionHeading', render: (p) => <kit.SectionHeading {...p}>Marcas</kit.SectionHeading> },
  { name: 'SiteFooter', render: (p) => <kit.SiteFooter {...p} groups={[]} /> },
  { name: 'SiteHeader', render: (p) => <kit.SiteHeader {...p} logo="P" search="" actions="" /> },
  { name: 'Skeleton', render: (p) => <kit.Skeleton {...p} /> },
  { name: 'SpecTable', render: (p) => <kit.SpecTable {...p} rows={[]} /> },
  { name: 'Spinner', render: (p) => <kit.Spinner {...p} /> },
  { name: 'StockStatus', render: (p) => <kit.StockStatus {...p} stock="inStock" /> },
  { name: 'Toaster', render: (p) => <kit.Toaster {...p} queue={toasts} /> },
  { name: 'TopBar', render: (p) => <kit.TopBar {...p} links={[]} /> },
  { name: 'VisuallyHidden', render: (p) => <kit.VisuallyHidden {...p}>Texto</kit.VisuallyHidden> },
  {
    name: 'HeaderAction',
    render: (p) => <kit.HeaderAction {...p} href="/" icon="" label="Entrar" />,
  },
  {
    name: 'Picture',
    rest: 'control',
    render: (p) => <kit.Picture {...p} image={drillProduct.image} />,
  },
  {
    name: 'SearchField',
    render: (p) => <kit.SearchField {...p} action="/produtos" />,
  },
  { name: 'SortSelect', rest: 'control', render: (p) => <kit.SortSelect {...p} /> },
  { name: 'Link', render: (p) => <kit.Link {...p} href="/" /> },
  { name: 'Checkbox', rest: 'control', render: (p) => <kit.Checkbox {...p} label="Aceito" /> },
  { name: 'TextField', rest: 'control', render: (p) => <kit.TextField {...p} label="Nome" /> },
  { name: 'TextArea', rest: 'control', render: (p) => <kit.TextArea {...p} label="Mensagem" /> },
  {
    name: 'Select',
    rest: 'control',
    render: (p) => <kit.Select {...p} label="Cidade" options={[]} />,
  },
  {
    name: 'RadioGroup',
    ref: 'first input',
    render: (p) => (
      <kit.RadioGroup {...p} label="País" options={[{ value: '1', label: 'Brasil' }]} />
    ),
  },
  {
    name: 'MaskedInput',
    rest: 'control',
    render: (p) => <kit.MaskedInput {...p} label="CEP" mask={cepMask} />,
  },
  { name: 'PhoneInput', rest: 'control', render: (p) => <kit.PhoneInput {...p} /> },
  { name: 'DocumentInput', rest: 'control', render: (p) => <kit.DocumentInput {...p} /> },
  { name: 'PostalCodeInput', rest: 'control', render: (p) => <kit.PostalCodeInput {...p} /> },
  { name: 'PasswordField', rest: 'control', render: (p) => <kit.PasswordField {...p} /> },
  {
    name: 'FormErrorList',
    render: (p) => <kit.FormErrorList {...p} errors={[{ message: 'E-mail em uso' }]} />,
  },
  { name: 'SubmitButton', render: (p) => <kit.SubmitButton {...p}>Enviar</kit.SubmitButton> },
  { name: 'FileUpload', rest: 'control', render: (p) => <kit.FileUpload {...p} label="Frente" /> },
  {
    name: 'Dialog',
    render: (p) => <kit.Dialog {...p} open={false} onOpenChange={noop} title="Endereço" />,
  },
  {
    name: 'ConfirmDialog',
    render: (p) => (
      <kit.ConfirmDialog
        {...p}
        open={false}
        onOpenChange={noop}
        title="Remover?"
        confirmLabel="Remover"
        onConfirm={noop}
      />
    ),
  },
  {
    name: 'AddressFields',
    render: (p) => (
      <kit.AddressFields
        {...p}
        country="BR"
        values={kit.emptyAddress}
        onValuesChange={noop}
        lookups={lookups}
      />
    ),
  },
  {
    name: 'AddressForm',
    render: (p) => <kit.AddressForm {...p} country="PY" lookups={lookups} onSubmit={noop} />,
  },
  {
    name: 'AddressModal',
    render: (p) => (
      <kit.AddressModal
        {...p}
        open={false}
        onOpenChange={noop}
        country="BR"
        lookups={lookups}
        onSubmit={noop}
      />
    ),
  },
  { name: 'AddressCard', render: (p) => <kit.AddressCard {...p} address={savedAddresses[0]} /> },
  { name: 'AddressText', render: (p) => <kit.AddressText {...p} address={savedAddresses[0]} /> },
  { name: 'Carousel', render: (p) => <kit.Carousel {...p} label="Ofertas" /> },
  { name: 'FavouriteButton', render: (p) => <kit.FavouriteButton {...p} name="Martelo" /> },
  {
    name: 'ShareButtons',
    render: (p) => <kit.ShareButtons {...p} url="https://br.example/" title="Ponte" />,
  },
  { name: 'FilterPanel', render: (p) => <kit.FilterPanel {...p} /> },
  { name: 'FilterDrawer', render: (p) => <kit.FilterDrawer {...p} onApply={noop} /> },
  { name: 'CurrencyMenu', render: (p) => <kit.CurrencyMenu {...p} rates={[]} /> },
  {
    name: 'DeliveryOptions',
    render: (p) => <kit.DeliveryOptions {...p} options={deliveryOptions} />,
  },
  {
    name: 'PickupPointPicker',
    render: (p) => <kit.PickupPointPicker {...p} points={pickupPoints} />,
  },
  {
    name: 'SearchBox',
    render: (p) => (
      <kit.SearchBox
        {...p}
        action="/p"
        suggestions={{ status: 'idle' }}
        onTextChange={noop}
        seeAllHref={String}
      />
    ),
  },
  { name: 'CategoryMenu', render: (p) => <kit.CategoryMenu {...p} categories={[]} /> },
  {
    name: 'CategoryPanel',
    render: (p) => <kit.CategoryPanel {...p} open={false} onOpenChange={noop} categories={[]} />,
  },
  {
    name: 'Tabs',
    render: (p) => <kit.Tabs {...p} tabs={[{ value: 'a', label: 'A', content: 'a' }]} />,
  },
  { name: 'SideNav', render: (p) => <kit.SideNav {...p} label="Conta" items={[]} /> },
  {
    name: 'ProgressSteps',
    render: (p) => <kit.ProgressSteps {...p} steps={[{ label: 'Carrinho' }]} current={0} />,
  },
  { name: 'OverflowMenu', render: (p) => <kit.OverflowMenu {...p} /> },
  { name: 'StatusBadge', render: (p) => <kit.StatusBadge {...p} status="paid" /> },
  {
    name: 'OrderCard',
    render: (p) => (
      <kit.OrderCard
        {...p}
        order={{
          number: '1042',
          date: '2026-11-20T18:30:00Z',
          total: money(12130, 'USD'),
          status: 'paid',
          href: '/pedido/1',
        }}
      />
    ),
  },
  {
    name: 'OrderTimeline',
    render: (p) => <kit.OrderTimeline {...p} steps={[{ status: 'awaiting' }]} current={0} />,
  },
  { name: 'PickupCode', render: (p) => <kit.PickupCode {...p} code="4817" /> },
  {
    name: 'TeamCard',
    render: (p) => <kit.TeamCard {...p} member={{ name: 'Ana', photo: null }} />,
  },
  { name: 'TeamCardSkeleton', render: (p) => <kit.TeamCardSkeleton {...p} /> },
  { name: 'PaymentMethods', render: (p) => <kit.PaymentMethods {...p} /> },
  {
    name: 'PaymentMethodPicker',
    ref: 'first input',
    render: (p) => <kit.PaymentMethodPicker {...p} methods={['pix']} />,
  },
];
