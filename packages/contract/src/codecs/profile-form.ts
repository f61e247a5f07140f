import type { UpdateProfileBody } from '../accounts.ts';
import type { CustomerKind } from '../rules/customer-kind.ts';
import type { ProfileChange } from '../rules/profile.ts';
import { documentOf, fileOf, phoneDigits } from './form-values.ts';

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
