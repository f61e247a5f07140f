/** What a shop promises its buyers. */
import type { WirePromises } from '@ponte/contract/start';
import type { Lang } from '@ponte/contract/wire';
import * as v from 'valibot';
import { bilingual, described, withExample } from './described.ts';
import { line } from './text-rules.ts';

interface AboutPromise<Value> {
  /** A sentence for merchants, as `described` takes it. */
  readonly purpose: string;
  /** Where and as what pages say it, for who applies the file. */
  readonly where: string;
  /** In the example of a `shop.json`. */
  readonly example: Value;
}

const promise = <Schema extends v.GenericSchema>(
  { purpose, where, example }: AboutPromise<v.InferInput<Schema>>,
  schema: Schema,
) =>
  v.optional(
    v.pipe(
      described(purpose, withExample(example, schema)),
      v.metadata<v.InferOutput<Schema>, { $comment: string }>({ $comment: where }),
    ),
  );

/** A promise is defined by its entry here and its name on the wire below. */
export const promises = v.strictObject({
  keptDays: promise(
    {
      purpose: 'For how many days a paid purchase is kept for its buyer, from 1 to 365.',
      where: 'for how many days a paid purchase is kept',
      example: 15,
    },
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  ),
  warranty: promise(
    {
      purpose: 'The guarantee, in a sentence or two beside each product.',
      where: 'the guarantee, beside each product',
      example: {
        pt: 'Garantia do fabricante, contada da data da nota.',
        es: 'Garantía del fabricante, desde la fecha de la factura.',
      },
    },
    bilingual(line(300)),
  ),
  voltage: promise(
    {
      purpose: 'A note on the voltage of the goods, on the page "how to buy".',
      where: 'a note on voltage, in "how to buy"',
      example: {
        pt: 'No Paraguai a rede é de 220 V. Confira a tensão do produto.',
        es: 'La red del Paraguay es de 220 V. Verifique la tensión del producto.',
      },
    },
    bilingual(line(300)),
  ),
  documents: promise(
    {
      purpose:
        'What to bring to the counter besides the pickup code, as a sentence: "Bring a document with a photo", for instance.',
      where: 'documents to bring to the counter, on orders, tickets and in mails',
      example: { pt: 'Leve um documento com foto.', es: 'Traiga un documento con foto.' },
    },
    bilingual(line(300)),
  ),
});

export type Promises = v.InferOutput<typeof promises>;

export function wirePromisesOf(
  { keptDays, warranty, voltage, documents }: Promises,
  lang: Lang,
): WirePromises {
  return {
    dias_guardados: keptDays,
    garantia: warranty?.[lang],
    tensao: voltage?.[lang],
    documentos: documents?.[lang],
  };
}

/** Every promise with where pages say it. */
export const everyPromise = Object.entries(promises.entries).map(([name, { wrapped }]) => {
  const { $comment: where } = v.getMetadata(wrapped);
  return { name, where, of: (made: Promises | undefined): unknown => Object(made)[name] };
});
