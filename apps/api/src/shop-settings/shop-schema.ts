import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { shopFile } from './shop-json.ts';

/** The form of `shop.json`, for editors; a few rules are checked by the shop alone. */
export function shopSchema(): JsonSchema {
  return {
    ...toJsonSchema(shopFile, { typeMode: 'input', errorMode: 'ignore' }),
    title: 'The settings of a Ponte shop',
  };
}
