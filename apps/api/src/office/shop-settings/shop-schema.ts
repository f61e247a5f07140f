import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { shopFile } from './shop-json.ts';

/** The form of `shop.json`, for editors; a few rules are checked by the shop alone. */
export function shopSchema(): JsonSchema {
  return {
    ...toJsonSchema(shopFile, {
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema, jsonSchema }) =>
        'entries' in valibotSchema ? withPurposes(jsonSchema, valibotSchema) : jsonSchema,
    }),
    title: 'The settings of a Ponte shop',
  };
}

/** The library's input form ends before a transformation, and a description stands behind it. */
function withPurposes(form: JsonSchema, { entries }: { readonly entries: unknown }): JsonSchema {
  const purposes = new Map(
    Object.entries(entries ?? {}).map(([key, entry]) => [key, purposeOf(entry)]),
  );
  const properties = Object.entries(form.properties ?? {}).map(([key, property]) => {
    const description = purposes.get(key);
    const isBare = description === undefined || typeof property === 'boolean';
    return [key, isBare ? property : { description, ...property }] as const;
  });
  return { ...form, properties: Object.fromEntries(properties) };
}

function purposeOf(field: unknown): string | undefined {
  if (!isSchema(field)) return undefined;
  return 'wrapped' in field ? purposeOf(field.wrapped) : v.getDescription(field);
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
