import { exampleShop } from '../office/shop-settings/example-shop.ts';
import { placeholders } from '../office/shop-settings/placeholders.ts';

const { name, tagline, phone, whatsapp, email, address, instagram, seller, counterAddress } =
  placeholders;

const own: readonly (readonly [placeholder: string, written: string])[] = [
  [name, 'Casa Sol'],
  [tagline.pt, 'Ferramentas'],
  [tagline.es, 'Herramientas'],
  [phone, '+595 61 555 000'],
  [whatsapp, '59561555000'],
  [email, 'hola@sol.example'],
  [address.pt, 'Rua Jara 80, Ciudad del Este, Paraguai'],
  [address.es, 'Calle Jara 80, Ciudad del Este, Paraguay'],
  [instagram, 'https://instagram.com/sol.example'],
  [seller, 'Ana Sosa'],
  [counterAddress, 'Calle Jara 80'],
];

/** The example `shop.json` as text, with a merchant's words instead of its placeholders. */
export const ownShop = (): string =>
  own
    .reduce(
      (text, [placeholder, written]) => text.replaceAll(`"${placeholder}"`, `"${written}"`),
      JSON.stringify(exampleShop),
    )
    .replaceAll('<p>…</p>', '<p>Sol</p>');
