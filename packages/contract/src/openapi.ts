/** The contract as an OpenAPI 3.1 document. For servers and tools, never for a browser. */
import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { wireSession, wireUser } from './accounts.ts';
import { wireAddress, wireCity, wirePostalCode } from './addresses.ts';
import { wireBrand, wireCountedBrand } from './brands.ts';
import { cartItemBody, wireCart, wireCartItem } from './cart.ts';
import { wireCategory, wireDepartment } from './categories.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { messageError, validationError, wireError } from './errors.ts';
import { guideAreas, guides, type Guide } from './guides.ts';
import { checkoutConflict, wireOrder, wireOrderItem, wirePayment } from './orders.ts';
import {
  wireProduct,
  wireProductDetails,
  wireProductPage,
  wireSpecification,
  wireUnderstood,
} from './products.ts';
import { wireDeliveryOption, wirePickupPoint } from './shipping.ts';
import { wireShopText } from './shop-texts.ts';
import { wireBanner, wireExchangeRate, wireFaq, wireStart, wireStore } from './start.ts';
import { wireSuggestedGroup, wireSuggestions } from './suggestions.ts';
import { wireTeamMember } from './team.ts';
import { newDeviceHeader } from './visit-limits.ts';
import {
  wireCurrency,
  wireDecimal,
  wireFlag,
  wireId,
  wireImage,
  wireOrderCurrency,
  wireQuantity,
} from './wire.ts';

/** Named schemas; all others are inlined. */
const components: Record<string, GenericSchema> = {
  Id: wireId,
  Flag: wireFlag,
  Quantity: wireQuantity,
  Decimal: wireDecimal,
  Currency: wireCurrency,
  Image: wireImage,
  Brand: wireBrand,
  CountedBrand: wireCountedBrand,
  Department: wireDepartment,
  Category: wireCategory,
  Banner: wireBanner,
  ExchangeRate: wireExchangeRate,
  Faq: wireFaq,
  Start: wireStart,
  Store: wireStore,
  Product: wireProduct,
  Specification: wireSpecification,
  ProductDetails: wireProductDetails,
  ProductPage: wireProductPage,
  Understood: wireUnderstood,
  SuggestedGroup: wireSuggestedGroup,
  Suggestions: wireSuggestions,
  CartItemBody: cartItemBody,
  CartItem: wireCartItem,
  Cart: wireCart,
  TeamMember: wireTeamMember,
  ShopText: wireShopText,
  Address: wireAddress,
  City: wireCity,
  PostalCode: wirePostalCode,
  User: wireUser,
  Session: wireSession,
  OrderCurrency: wireOrderCurrency,
  PickupPoint: wirePickupPoint,
  DeliveryOption: wireDeliveryOption,
  Payment: wirePayment,
  OrderItem: wireOrderItem,
  Order: wireOrder,
  CheckoutConflict: checkoutConflict,
  Error: wireError,
  ValidationError: validationError,
  MessageError: messageError,
};

/** What a server does with a text, such as trimming, which the document leaves out. */
const ignoreActions = ['transform'];

const conversion = {
  target: 'draft-2020-12',
  definitions: components,
  ignoreActions,
  // A file in a form or a response.
  overrideSchema: ({ valibotSchema }: { valibotSchema: { type: string } }) =>
    valibotSchema.type === 'blob' ? ({ type: 'string', format: 'binary' } as const) : undefined,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

const meanings: Record<string, string> = {
  200: 'Done',
  400: 'The request can not be read or served',
  401: 'No session, or it has ended',
  403: 'Not allowed',
  404: 'There is no such thing',
  409: 'In conflict with what happened meanwhile',
  413: 'Too large',
  422: 'A field is wrong',
  429: 'Too many requests',
  503: 'Not available at the moment',
  502: 'A service behind this one failed',
};

function toSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

/** A request and its responses, by status. Files have no example. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** By the call's name in the table. */
export type OpenApiExamples = Readonly<Record<string, CallExample>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
  readonly example?: unknown;
}

function toParameters(
  schema: GenericSchema | undefined,
  place: 'path' | 'query',
  examples: Readonly<Record<string, string>> = {},
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...exampleOf(examples, name),
  }));
}

function toBody({ body, encoding = 'json' }: EndpointDefinition, example: CallExample | undefined) {
  if (!body) return {};
  const type = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const content = { schema: toSchema(body), ...exampleOf(example, 'body') };
  return { requestBody: { required: true, content: { [type]: content } } };
}

function toResponses({ responses, file }: EndpointDefinition, example: CallExample | undefined) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => {
      const type = file && status === '200' ? file : 'application/json';
      const description = meanings[status] ?? 'Failed';
      const content = { schema: toSchema(schema), ...exampleOf(example?.responses, status) };
      const headers = status === '429' ? { headers: limitHeaders } : {};
      return [status, { description, ...headers, content: { [type]: content } }];
    }),
  );
}

const limitHeaders = {
  'Retry-After': {
    description: 'In how many seconds the call may be made again',
    schema: { type: 'integer', minimum: 1 },
  },
  [newDeviceHeader]: {
    description:
      'The answer gave the browser the cookie by which its calls are counted: the call may be repeated at once',
    schema: { const: 'new' },
  },
};

/** Null is an example too. */
function exampleOf(examples: object | undefined, name: string): { readonly example?: unknown } {
  const found = Object.entries(examples ?? {}).find(([key]) => key === name);
  return found ? { example: found[1] } : {};
}

/** Responses that any call may give. */
const failed = {
  description: 'The request can not be read or served',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: {
        unreadable: {
          summary: '400',
          value: {
            message: 'O corpo da requisição não é um JSON válido.',
            errors: ['O corpo da requisição não é um JSON válido.'],
          },
        },
        internal: { summary: '500', value: { message: 'Ocorreu um erro interno no servidor!' } },
      },
    },
  },
};

const servers = [
  { url: 'http://127.0.0.1:4000', description: 'The reference server, and the mock of examples' },
  {
    url: 'https://{shop}',
    description: 'A shop, whose storefront passes calls on',
    variables: { shop: { default: 'shop.example', description: 'Its host' } },
  },
];

/** `bearer` and `staff` require a session; `optional` uses one if sent. */
const security = {
  public: { security: [] },
  optional: { security: [{}, { bearer: [] }] },
  bearer: { security: [{ bearer: [] }] },
  staff: { security: [{ staff: [] }] },
} as const;

/** Of a call without a guide nothing is said. */
function describe(guide: Guide | undefined) {
  if (!guide) return {};
  const { area, description, without } = guide;
  const optional = without && `Optional, answer 404 without it: ${without}`;
  return {
    tags: [area],
    description: optional ? `${description}\n\n${optional}` : description,
    ...(optional && { 'x-optional': true }),
  };
}

function toOperation(
  name: string,
  definition: EndpointDefinition,
  example: CallExample | undefined,
  guide: Guide | undefined,
) {
  const parameters = [
    ...toParameters(definition.params, 'path', example?.params),
    ...toParameters(definition.query, 'query', example?.query),
  ];
  return {
    operationId: name,
    summary: definition.summary,
    ...describe(guide),
    ...security[definition.access],
    ...(parameters.length > 0 && { parameters }),
    ...toBody(definition, example),
    responses: { ...toResponses(definition, example), default: failed },
  };
}

/** Builds the document from a table of calls, by default the contract's, with examples of them. */
export function buildOpenApi(
  table: Record<string, EndpointDefinition> = endpoints,
  examples: OpenApiExamples = {},
  guidesOf: Readonly<Record<string, Guide>> = guides,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, definition] of Object.entries(table)) {
    const path = (paths[definition.path] ??= {});
    path[definition.method.toLowerCase()] = toOperation(
      name,
      definition,
      examples[name],
      guidesOf[name],
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ponte store API',
      version: '1.0.0',
      description:
        'The calls that the storefronts make, in the order in which a backend is built; BACKEND.md of @ponte/contract says what schemas can’t. Prices are decimal strings.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    tags: Object.entries(guideAreas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: toJsonSchemaDefs(components, conversion),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
