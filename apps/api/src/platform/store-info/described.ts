/** Fields of `shop.json` with what they are for: docs/shop.schema.json shows it to who edits the file. */
import * as v from 'valibot';

/** @param purpose a sentence for merchants: what for, which unit or form, an example where it helps */
export const described = <Schema extends v.GenericSchema>(purpose: string, schema: Schema) =>
  v.pipe(schema, v.description<v.InferOutput<Schema>, string>(purpose));

/** The same thing for both storefronts, in the language of each. */
export const bilingual = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({
    pt: described('For the Brazilian storefront, in Portuguese.', schema),
    es: described('For the Paraguayan storefront, in Spanish.', schema),
  });

/** A field with its value in the example of a `shop.json`. */
export const withExample = <Schema extends v.GenericSchema>(
  example: v.InferInput<Schema>,
  schema: Schema,
) => v.pipe(schema, v.examples<v.InferOutput<Schema>, [unknown]>([example]));

/** Optional fields. */
type Fields = Readonly<Record<string, { readonly wrapped: v.GenericSchema }>>;

/** The examples of those fields that have one. */
export function examplesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { wrapped }]) =>
      v.getExamples(wrapped).map((example) => [name, example]),
    ),
  );
}
