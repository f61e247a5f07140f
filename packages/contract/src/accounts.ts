import * as v from 'valibot';
import { wireAddress } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import {
  addressLengths,
  customerLengths,
  emailLength,
  givenPasswordLength,
  passwordLength,
  placeNameLength,
} from './limits.ts';
import { documentTypes } from './rules/customer-kind.ts';
import { emailPattern } from './rules/email.ts';
import { localeQuery, textInBody, wireFlag, wireId, wireTimestamp } from './wire.ts';

/** `estrangeiro` is 1 for Brazilians, who buy as foreigners, and 0 for Paraguayans. */
export const wireUser = /* @__PURE__ */ v.object({
  id: v.optional(wireId),
  nome: v.string(),
  sobrenome: v.nullish(v.string()),
  razao_social: v.nullish(v.string()),
  email: v.string(),
  email_verified_at: v.nullish(v.string()),
  /** Becomes the e-mail address once it is confirmed. */
  email_pendente: v.nullish(v.string()),
  documento: v.nullish(v.string()),
  documento_tipo: v.nullish(v.string()),
  /** Required for card payments: the document itself, or the CPF given at a checkout. */
  cpf: v.nullish(v.string()),
  estrangeiro: wireFlag,
  telefone: v.nullish(v.string()),
  data_ultimo_login: v.nullish(v.string()),
  enderecos: v.nullish(v.array(wireAddress)),
});
export type WireUser = v.InferOutput<typeof wireUser>;

/** The bearer token is valid for an hour. */
export const wireSession = /* @__PURE__ */ v.object({
  token: v.string(),
  user: wireUser,
  expires_at: v.nullish(wireTimestamp),
});
export type WireSession = v.InferOutput<typeof wireSession>;

export const wireMessage = /* @__PURE__ */ v.object({ message: v.optional(v.string()) });
export type WireMessage = v.InferOutput<typeof wireMessage>;

/* @__NO_SIDE_EFFECTS__ */
const textOf = (most: number) => v.pipe(v.string(), v.maxLength(most));
/* @__NO_SIDE_EFFECTS__ */
const optionalTextOf = (most: number) => v.optional(textOf(most));

const email = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(emailLength), v.regex(emailPattern));
/** Only compared, so its format is not checked. */
const givenEmail = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(emailLength));
const newPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  v.minLength(passwordLength.min),
  v.maxLength(passwordLength.max),
);
/** Longer than any valid password, and short enough not to keep a server busy. */
const givenPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(givenPasswordLength),
);
const phone = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^\+?\d{8,15}$/),
  v.maxLength(customerLengths.phone),
);
const file = /* @__PURE__ */ v.blob();
const idInForm = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/));

/** 422 with `errors.email` when the address is taken. */
export const checkEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/cadastrar/check-email',
  summary: 'Whether an e-mail address is free to register with',
  access: 'public',
  query: localeQuery,
  body: v.strictObject({ email }),
  responses: { 200: wireMessage, 422: validationError, 429: messageError },
});

/**
 * A multipart form. Depending on `estrangeiro`, more fields are required (accounts.md §5): `cep`
 * and `identidade_complemento` for 1; `documento`, `estado_id` and `cidade_id` for 0; `frente` and `verso`
 * unless `fotos_documento` of the start data says otherwise. `telefone` is digits with the calling code.
 */
export const registerBody = /* @__PURE__ */ v.strictObject({
  nome: textInBody(customerLengths.firstName),
  sobrenome: textInBody(customerLengths.lastName),
  razao_social: optionalTextOf(customerLengths.companyName),
  email,
  email_confirmation: textOf(emailLength),
  estrangeiro: v.picklist(['0', '1']),
  telefone: phone,
  password: newPassword,
  password_confirmation: textOf(givenPasswordLength),
  cep: optionalTextOf(addressLengths.postalCode),
  logradouro: textInBody(addressLengths.street),
  numero: optionalTextOf(addressLengths.number),
  bairro: optionalTextOf(addressLengths.district),
  complemento: optionalTextOf(addressLengths.complement),
  como_chegar: optionalTextOf(addressLengths.directions),
  documento_tipo: v.picklist(documentTypes),
  documento: optionalTextOf(customerLengths.document),
  identidade: textInBody(customerLengths.identity),
  identidade_complemento: optionalTextOf(customerLengths.identityIssuer),
  pais_id: v.optional(v.picklist(['1', '2'])),
  pais: optionalTextOf(placeNameLength),
  estado_id: v.optional(v.union([v.literal(''), idInForm])),
  estado: optionalTextOf(placeNameLength),
  cidade_id: v.optional(v.union([v.literal(''), idInForm])),
  cidade: optionalTextOf(placeNameLength),
  frente: v.optional(file),
  verso: v.optional(file),
});
export type RegisterBody = v.InferOutput<typeof registerBody>;

/** Registers a customer and sends the confirmation mail. */
export const register = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/cadastrar',
  summary: 'Register a customer',
  access: 'public',
  encoding: 'multipart',
  query: localeQuery,
  body: registerBody,
  responses: { 200: wireMessage, 422: validationError, 429: messageError, 503: messageError },
});

/** An unknown address and a wrong password get the same answer. */
export const login = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/login',
  summary: 'Open a session',
  access: 'public',
  query: localeQuery,
  body: v.strictObject({
    email: givenEmail,
    password: givenPassword,
  }),
  responses: { 200: wireSession, 401: messageError, 422: validationError, 429: messageError },
});

export const getMe = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/me',
  summary: 'The customer of the session',
  access: 'bearer',
  query: localeQuery,
  responses: { 200: wireUser, 401: messageError, 422: validationError },
});

export const logout = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/logout',
  summary: 'End the session',
  access: 'bearer',
  query: localeQuery,
  responses: { 200: wireMessage, 401: messageError, 422: validationError },
});

/** Sends a password reset link, if there is a customer with that address. */
export const recoverPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/recuperar-senha',
  summary: 'Ask for a link to choose a new password; answered alike for any address',
  access: 'public',
  query: localeQuery,
  body: v.strictObject({ email }),
  responses: { 200: wireMessage, 422: validationError, 429: messageError },
});

const linkPart = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/));

/** The parts of a confirmation link. */
export const confirmEmailParams = /* @__PURE__ */ v.strictObject({
  uid: linkPart,
  token: linkPart,
});
export type ConfirmEmailParams = v.InferOutput<typeof confirmEmailParams>;

/** Confirms an e-mail address, the present one or that of `changeEmail`. Idempotent. */
export const confirmEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/confirmar-email/{uid}/{token}',
  summary: 'Confirm an e-mail address by the link of the mail',
  access: 'public',
  params: confirmEmailParams,
  query: localeQuery,
  responses: { 200: wireMessage, 404: messageError, 422: validationError, 429: messageError },
});

/** The parts of a reset link, and the new password. */
export const resetPasswordBody = /* @__PURE__ */ v.strictObject({
  email: givenEmail,
  uuid: linkPart,
  token: linkPart,
  code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)),
  password: newPassword,
  password_confirmation: textOf(givenPasswordLength),
});
export type ResetPasswordBody = v.InferOutput<typeof resetPasswordBody>;

/** The parts of a reset link. */
export const checkResetLinkBody = /* @__PURE__ */ v.strictObject({
  email: givenEmail,
  uuid: linkPart,
  token: linkPart,
  code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)),
});
export type CheckResetLinkBody = v.InferOutput<typeof checkResetLinkBody>;

/**
 * Checks a reset link before a password is typed, without using it up. 422 with `errors.token` when
 * it is invalid. A backend without this call answers 404, and the form is shown.
 */
export const checkResetLink = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/trocar-senha/verificar',
  summary: 'Whether the link of a recovery mail is still good',
  access: 'public',
  query: localeQuery,
  body: checkResetLinkBody,
  responses: { 200: wireMessage, 422: validationError, 429: messageError },
});

/** Sets a new password with a reset link, and ends all sessions. */
export const resetPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/trocar-senha',
  summary: 'Choose a new password by the link of the mail',
  access: 'public',
  query: localeQuery,
  body: resetPasswordBody,
  responses: { 200: wireMessage, 422: validationError, 429: messageError },
});

export const changePasswordBody = /* @__PURE__ */ v.strictObject({
  password_currently: givenPassword,
  password: newPassword,
  password_confirmation: textOf(givenPasswordLength),
});
export type ChangePasswordBody = v.InferOutput<typeof changePasswordBody>;

/** Also ends all other sessions. */
export const changePassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/trocar-senha-l',
  summary: 'Change the password',
  access: 'bearer',
  query: localeQuery,
  body: changePasswordBody,
  responses: { 200: wireMessage, 401: messageError, 422: validationError, 429: messageError },
});

/** A multipart form; a name only to change it, documents only to replace existing ones. */
export const updateProfileBody = /* @__PURE__ */ v.strictObject({
  nome: v.optional(textInBody(customerLengths.firstName)),
  sobrenome: v.optional(textInBody(customerLengths.lastName)),
  telefone: phone,
  documento: textInBody(customerLengths.document),
  documento_tipo: v.picklist(documentTypes),
  frente: v.optional(file),
  verso: v.optional(file),
});
export type UpdateProfileBody = v.InferOutput<typeof updateProfileBody>;

/** Changes name, phone, document and its pictures. */
export const updateProfile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/update-profile',
  summary: 'Change name, phone and documents',
  access: 'bearer',
  encoding: 'multipart',
  query: localeQuery,
  body: updateProfileBody,
  responses: {
    200: wireMessage,
    401: messageError,
    422: validationError,
    429: messageError,
    503: messageError,
  },
});

/** The corrected address, and the customer's password. */
export const correctEmailBody = /* @__PURE__ */ v.strictObject({ email, password: givenPassword });
export type CorrectEmailBody = v.InferOutput<typeof correctEmailBody>;

/**
 * Corrects an unconfirmed e-mail address and sends a new confirmation. 422 with `errors.email` when
 * the address is taken or the current one is confirmed, with `errors.password` when the password is
 * wrong.
 */
export const correctEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/corrigir-email',
  summary: 'Correct an e-mail address that is not confirmed',
  access: 'bearer',
  query: localeQuery,
  body: correctEmailBody,
  responses: { 200: wireMessage, 401: messageError, 422: validationError, 429: messageError },
});

/** The new address, and the customer's password. */
export const changeEmailBody = /* @__PURE__ */ v.strictObject({ email, password: givenPassword });
export type ChangeEmailBody = v.InferOutput<typeof changeEmailBody>;

/**
 * Asks for another e-mail address: a link is sent to it, and the present one gets a notice. The new address
 * counts once that link was followed (`confirmEmail`). 422 with `errors.email` when the address is taken or the
 * present one is not confirmed, with `errors.password` when the password is wrong.
 */
export const changeEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/trocar-email',
  summary: 'Ask for another e-mail address, which counts once it is confirmed',
  access: 'bearer',
  query: localeQuery,
  body: changeEmailBody,
  responses: { 200: wireMessage, 401: messageError, 422: validationError, 429: messageError },
});

/** A copy of all that the shop knows of the customer, as JSON for people and programs. */
export const getOwnData = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ecom/cliente/meus-dados',
  summary: "A copy of the customer's data",
  access: 'bearer',
  query: localeQuery,
  file: 'application/json',
  responses: { 200: v.blob(), 401: messageError, 422: validationError, 429: messageError },
});

export const endAccountBody = /* @__PURE__ */ v.strictObject({ password: givenPassword });
export type EndAccountBody = v.InferOutput<typeof endAccountBody>;

/**
 * Ends the account at once and for good: what the law does not ask to keep is erased, all sessions end, and a
 * mail confirms it. 409 while an order has to be paid, prepared, handed over or paid back; 422 with
 * `errors.password` when the password is wrong.
 */
export const endAccount = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/encerrar-conta',
  summary: "End the customer's account and erase their data",
  access: 'bearer',
  query: localeQuery,
  body: endAccountBody,
  responses: {
    200: wireMessage,
    401: messageError,
    409: messageError,
    422: validationError,
    429: messageError,
  },
});

export const resendConfirmation = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/reenviar-email',
  summary: 'Send the confirmation mail again',
  access: 'bearer',
  query: localeQuery,
  responses: { 200: wireMessage, 401: messageError, 422: validationError, 429: messageError },
});
