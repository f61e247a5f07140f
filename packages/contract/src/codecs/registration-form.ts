import type { RegisterBody } from '../accounts.ts';
import type { Registration } from '../rules/registration.ts';
import { countryOf, documentOf, fileOf, phoneDigits, postalCodeDigits } from './form-values.ts';

/** Omits what only the other kind of customer has. */
export function registerBodyOf(form: Registration): RegisterBody {
  const { kind } = form;
  const foreign = kind === 'foreign';
  const country = countryOf(kind);
  return {
    nome: form.firstName,
    sobrenome: form.lastName,
    razao_social: foreign ? undefined : form.companyName || undefined,
    email: form.email,
    email_confirmation: form.emailConfirmation,
    estrangeiro: foreign ? '1' : '0',
    telefone: phoneDigits(form.phone, kind),
    password: form.password,
    password_confirmation: form.passwordConfirmation,
    cep: foreign ? postalCodeDigits(form.postalCode) : undefined,
    logradouro: form.street,
    numero: form.number || undefined,
    bairro: form.district || undefined,
    complemento: form.complement || undefined,
    como_chegar: foreign ? undefined : form.directions || undefined,
    ...documentOf(kind, form),
    identidade: form.identity,
    identidade_complemento: foreign ? form.identityIssuer : undefined,
    pais_id: country.id === 1 ? '1' : '2',
    pais: country.name,
    estado_id: form.stateId || undefined,
    cidade_id: form.cityId || undefined,
    ...(form.front && { frente: fileOf(form.front) }),
    ...(form.back && { verso: fileOf(form.back) }),
  };
}
