import type { UpdateProfileBody } from '../accounts.ts';
import type { CustomerKind } from '../rules/customer-kind.ts';
import type { ProfileChange, ProfileValues } from '../rules/profile.ts';
import { documentOf, fileOf, phoneDigits } from './form-values.ts';

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

/** The name as it is now; documents only to replace the existing ones. */
export function updateProfileBodyOf(kind: CustomerKind, form: ProfileChange): UpdateProfileBody {
  return {
    nome: form.firstName,
    sobrenome: form.lastName,
    telefone: phoneDigits(form.phone, kind),
    ...documentOf(kind, form),
    ...(form.front && { frente: fileOf(form.front) }),
    ...(form.back && { verso: fileOf(form.back) }),
  };
}
