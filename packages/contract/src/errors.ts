/** The bodies of the error catalogue (storefront.md §8, accounts.md §8), one per kind of failure. */
import * as v from 'valibot';

/**
 * 422: errors by field. The keys are the request's field names, with dots for nested ones
 * (`itens.0.qtde`). `restantes` has the pieces left of each quantity that is too large.
 */
export const validationError = /* @__PURE__ */ v.object({
  message: v.optional(v.string()),
  errors: v.record(v.string(), v.array(v.string())),
  restantes: v.optional(v.record(v.string(), v.number())),
});
export type ValidationError = v.InferOutput<typeof validationError>;

/** 400: the request as a whole can't be read or served. */
export const badRequestError = /* @__PURE__ */ v.object({
  message: v.optional(v.string()),
  errors: v.array(v.string()),
});
export type BadRequestError = v.InferOutput<typeof badRequestError>;

/** 403: authenticated, but not allowed. */
export const forbiddenError = /* @__PURE__ */ v.object({
  message: v.optional(v.string()),
  messages: v.optional(v.array(v.string())),
});
export type ForbiddenError = v.InferOutput<typeof forbiddenError>;

/** 401, 404, 409, 413, 415, 429, 500, 503: one sentence for a person. */
export const messageError = /* @__PURE__ */ v.object({ message: v.string() });
export type MessageError = v.InferOutput<typeof messageError>;

/** The body of any status from 400 up. */
export const wireError = /* @__PURE__ */ v.object({
  message: v.optional(v.string()),
  messages: v.optional(v.array(v.string())),
  errors: v.optional(v.union([v.record(v.string(), v.array(v.string())), v.array(v.string())])),
});
export type WireError = v.InferOutput<typeof wireError>;

/**
 * The sentence under `errors.external_id` when a cart's external id exists (accounts.md §8). The
 * client then updates.
 */
export const externalIdInUse = 'O valor informado para o campo external id já está em uso.';
