import { money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { AddressCard } from '../address-card/address-card.tsx';
import { OrderCard, type OrderView } from '../order-card/order-card.tsx';
import { PickupCode } from '../pickup-code/pickup-code.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { TeamCard } from '../team-card/team-card.tsx';
import { savedAddresses } from './addresses.ts';
import { renderHtml } from './render.tsx';
import { drillProduct } from './samples.ts';

interface Level {
  headingLevel?: 2 | 3;
}

const [address] = savedAddresses;
const order: OrderView = {
  number: '10428',
  date: '2026-11-20T18:30:00Z',
  total: money(481558, 'PYG'),
  status: 'paid',
  href: '/pedido/10428',
};

const components = [
  ['AddressCard', 3, (level: Level) => <AddressCard address={address} {...level} />],
  ['OrderCard', 3, (level: Level) => <OrderCard order={order} {...level} />],
  ['PickupCode', 3, (level: Level) => <PickupCode code="4817" {...level} />],
  ['ProductCard', 3, (level: Level) => <ProductCard product={drillProduct} {...level} />],
  ['SectionHeading', 2, (level: Level) => <SectionHeading {...level}>Marcas</SectionHeading>],
  ['TeamCard', 3, (level: Level) => <TeamCard member={{ name: 'Ana', photo: null }} {...level} />],
] as const;

test.each(components)(
  'the heading of %s is of level %i, or of the one that the page’s outline asks for',
  (_, usual, render) => {
    const tags = (html: string) => html.match(/<\/?h\d/g);
    expect(tags(renderHtml(render({})))).toEqual([`<h${usual}`, `</h${usual}`]);
    const other = usual === 3 ? 2 : 3;
    expect(tags(renderHtml(render({ headingLevel: other })))).toEqual([
      `<h${other}`,
      `</h${other}`,
    ]);
  },
);
