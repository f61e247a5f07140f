import type { OffersMessages } from './messages.ts';

export const offersPtBR: OffersMessages = {
  offer: {
    price: 'Preço',
    was: 'de',
    now: 'por',
    saving: (percent) => `Desconto de ${percent}%`,
    savingSign: (percent) => `−${percent}%`,
    units: {
      piece: 'a unidade',
      pair: 'o par',
      box: 'a caixa',
      roll: 'o rolo',
      metre: 'por m',
      squareMetre: 'por m²',
      kilogram: 'por kg',
      litre: 'por litro',
    },
    instalments: (count, amount) => `${count} × de ${amount}`,
    firstInstalment: (amount) => `sendo a 1ª de ${amount}`,
    withoutInterest: 'sem juros',
    instalmentsTotal: (amount) => `total a prazo ${amount}`,
  },
  tiers: {
    label: 'Preço por quantidade',
    between: (from, to) => `de ${from} a ${to}`,
    exactly: (quantity) => quantity,
    above: (from) => `a partir de ${from}`,
    each: 'cada',
    current: 'Preço da sua quantidade',
  },
  options: {
    impossible: (others) => `Não existe com ${others}`,
    neverMade: 'Não existe neste produto',
    soldOut: 'Esgotado',
    soldOutWith: (others) => `Esgotado com ${others}`,
  },
  coupon: {
    label: 'Cupom de desconto',
    apply: 'Aplicar',
    remove: 'Remover',
    removeOf: (code) => `Remover o cupom ${code}`,
    applied: (discount) => `Cupom aplicado: desconto de ${discount}`,
    appliedAlone: 'Cupom aplicado',
  },
  priceRange: {
    from: 'De',
    to: 'Até',
    lowest: 'Menor preço',
    highest: 'Maior preço',
  },
  badge: {
    isNew: 'Novo',
    soldOut: 'Esgotado',
    discount: (percent) => `${percent}% de desconto`,
    freeShipping: 'Frete grátis',
  },
};
