import type { OffersMessages } from './messages.ts';

export const offersEsPY: OffersMessages = {
  offer: {
    price: 'Precio',
    was: 'antes',
    now: 'ahora',
    saving: (percent) => `Descuento del ${percent} %`,
    savingSign: (percent) => `−${percent} %`,
    units: {
      piece: 'la unidad',
      pair: 'el par',
      box: 'la caja',
      roll: 'el rollo',
      metre: 'el metro',
      squareMetre: 'el m²',
      kilogram: 'el kg',
      litre: 'el litro',
    },
    instalments: (count, amount) => `${count} cuotas de ${amount}`,
    firstInstalment: (amount) => `la primera de ${amount}`,
    withoutInterest: 'sin intereses',
    instalmentsTotal: (amount) => `total financiado ${amount}`,
  },
  tiers: {
    label: 'Precio por cantidad',
    between: (from, to) => `de ${from} a ${to} unidades`,
    exactly: (quantity) => (quantity === '1' ? '1 unidad' : `${quantity} unidades`),
    above: (from) => `desde ${from} unidades`,
    each: 'c/u',
    current: 'Precio de su cantidad',
  },
  options: {
    impossible: (others) => `No existe con ${others}`,
    neverMade: 'No existe en este producto',
    soldOut: 'Agotado',
    soldOutWith: (others) => `Agotado con ${others}`,
  },
  coupon: {
    label: 'Cupón de descuento',
    apply: 'Aplicar',
    remove: 'Quitar',
    removeOf: (code) => `Quitar el cupón ${code}`,
    applied: (discount) => `Cupón aplicado: descuento de ${discount}`,
    appliedAlone: 'Cupón aplicado',
  },
  priceRange: {
    from: 'Desde',
    to: 'Hasta',
    lowest: 'Precio mínimo',
    highest: 'Precio máximo',
  },
  badge: {
    isNew: 'Nuevo',
    soldOut: 'Agotado',
    discount: (percent) => `${percent} % de descuento`,
    freeShipping: 'Envío gratis',
  },
};
