/* Which field of a form a field of a request comes from, for the refusals that name the latter. */
import type {
  ChangePasswordBody,
  RegisterBody,
  ResetPasswordBody,
  UpdateProfileBody,
} from './accounts.ts';
import type { CreateAddressBody } from './addresses.ts';
import type { AddressValues } from './rules/address.ts';
import type { ChangePasswordValues, ResetValues } from './rules/passwords.ts';
import type { ProfileValues } from './rules/profile.ts';
import type { RegistrationValues } from './rules/registration.ts';

/** Maps request fields to form fields. */
export const addressFields = {
  nome: 'name',
  cep: 'postalCode',
  logradouro: 'street',
  numero: 'number',
  bairro: 'district',
  complemento: 'complement',
  como_chegar: 'directions',
  cidade: 'cityId',
  cidade_id: 'cityId',
  estado_id: 'stateId',
  pais: undefined,
  pais_id: undefined,
} as const satisfies Record<keyof CreateAddressBody, keyof AddressValues | undefined>;

/** Maps request fields to form fields; the others belong to the link. */
export const resetFields = {
  email: undefined,
  uuid: undefined,
  token: undefined,
  code: undefined,
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ResetPasswordBody, keyof ResetValues | undefined>;

/** Maps request fields to form fields. */
export const changePasswordFields = {
  password_currently: 'currentPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<keyof ChangePasswordBody, keyof ChangePasswordValues>;

/** Maps request fields to form fields. */
export const profileFields = {
  nome: 'firstName',
  sobrenome: 'lastName',
  telefone: 'phone',
  documento: 'document',
  documento_tipo: 'documentType',
  frente: 'front',
  verso: 'back',
} as const satisfies Record<keyof UpdateProfileBody, keyof ProfileValues>;

/** Maps request fields to form fields. */
export const registrationFields = {
  nome: 'firstName',
  sobrenome: 'lastName',
  razao_social: 'companyName',
  email: 'email',
  email_confirmation: 'emailConfirmation',
  estrangeiro: 'kind',
  telefone: 'phone',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
  cep: 'postalCode',
  logradouro: 'street',
  numero: 'number',
  bairro: 'district',
  complemento: 'complement',
  como_chegar: 'directions',
  documento_tipo: 'documentType',
  documento: 'document',
  identidade: 'identity',
  identidade_complemento: 'identityIssuer',
  pais_id: undefined,
  pais: undefined,
  estado_id: 'stateId',
  estado: 'stateId',
  cidade_id: 'cityId',
  cidade: 'cityId',
  frente: 'front',
  verso: 'back',
} as const satisfies Record<keyof RegisterBody, keyof RegistrationValues | undefined>;
