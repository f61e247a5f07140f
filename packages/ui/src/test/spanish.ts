import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { isPlain } from './currency.tsx';

/** What the samples and the stories' args say, as it is said in Paraguay. */
const spanish: Readonly<Record<string, string>> = {
  // Goods.
  'Furadeira de impacto 13 mm 750 W 220 V': 'Taladro percutor 13 mm 750 W 220 V',
  'Chave combinada 17 mm cromo-vanádio': 'Llave combinada 17 mm cromo-vanadio',
  'Martelo unha 27 mm cabo de fibra': 'Martillo de uña 27 mm con mango de fibra',
  'Caixa de ferramentas 5 gavetas sanfonada com alça reforçada':
    'Caja de herramientas de 5 gavetas con manija reforzada',
  'Caixa de ferramentas 5 gavetas sanfonada com alça reforçada e cadeado':
    'Caja de herramientas de 5 gavetas con manija reforzada y candado',
  'Serrote profissional 22" dente temperado': 'Serrucho profesional 22" de diente templado',
  'Capacete de segurança classe B com jugular': 'Casco de seguridad clase B con barbijo',
  'Chave Phillips 1/4" x 6" ponta magnética':
    'Destornillador Phillips 1/4" x 6" con punta magnética',
  'Parafuso sextavado M10 x 60': 'Tornillo hexagonal M10 x 60',
  'Parafuso sextavado M10 x 60 caixa com 100': 'Tornillo hexagonal M10 x 60, caja de 100',
  'Furadeira de impacto verde': 'Taladro percutor verde',
  'Chave combinada': 'Llave combinada',
  Martelo: 'Martillo',
  'Caixa de ferramentas vermelha': 'Caja de herramientas roja',
  Capacete: 'Casco',
  Serrote: 'Serrucho',
  Parafuso: 'Tornillo',
  'Chave de fenda': 'Destornillador',
  Bateria: 'Batería',
  // Catalogue.
  Furadeiras: 'Taladros',
  Esmerilhadeiras: 'Amoladoras',
  'Serras circulares e tico-tico': 'Sierras circulares y caladoras',
  Favoritar: 'Agregar a favoritos',
  'Sobre o produto': 'Sobre el producto',
  Descrição: 'Descripción',
  'Descrição do fabricante': 'Descripción del fabricante',
  'Peças de reposição': 'Repuestos',
  'Garantia e assistência': 'Garantía y servicio técnico',
  'Retirada e entrega': 'Retiro y envío',
  'Motor de 750 W com impacto.': 'Motor de 750 W con percusión.',
  'Retire na loja.': 'Retire en la tienda.',
  // Cart.
  'Restam 5 unidades.': 'Quedan 5 unidades.',
  'Retirada na loja': 'Retiro en tienda',
  'O carrinho não foi salvo': 'No se guardó el carrito',
  'Ele está guardado neste aparelho.': 'Está guardado en este dispositivo.',
  'Tentar novamente': 'Intentar de nuevo',
  // Delivery and orders.
  'Escolha um ponto de retirada': 'Elija un punto de retiro',
  'Imprimir comprovante': 'Imprimir comprobante',
  'Retire no Depósito Km 7': 'Retire en el Depósito Km 7',
  'Traga o documento de Maria das Dores e este código até 27/11/2026.':
    'Traiga la cédula de María Dolores y este código hasta el 27/11/2026.',
  Pix: 'QR',
  'O valor volta pelo mesmo meio.': 'El importe vuelve por el mismo medio de pago.',
  'Despachado pela Transportadora del Este y Alto Paraná':
    'Despachado por Transportadora del Este y Alto Paraná',
  'Guia 0001-000482-TRANSPORTADORADELESTE-2026-11-21. Confirma por telefone antes de entregar.':
    'Guía 0001-000482-TRANSPORTADORADELESTE-2026-11-21. Llaman por teléfono antes de entregar.',
};

/**
 * A sample, or a story's args, in the toolbar's language: whole texts only, also those inside
 * elements. What the list does not have stays as it is.
 */
export function inWords<Sample>(sample: Sample, tag: string): Sample;
export function inWords(sample: unknown, tag: string): unknown {
  if (tag !== 'es-PY') return sample;
  if (typeof sample === 'string') return spanish[sample] ?? sample;
  if (Array.isArray(sample)) return sample.map((item: unknown) => inWords(item, tag));
  if (isValidElement<{ children?: ReactNode }>(sample)) {
    const { children, ...props } = sample.props;
    return cloneElement(sample, inWords(props, tag), ...Children.toArray(inWords(children, tag)));
  }
  if (!isPlain(sample)) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, inWords(value, tag)]),
  );
}
