import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import { localeQuery, wireId } from './wire.ts';

/** `whatsapp` is a number with its calling code, digits only. */
export const wireTeamMember = /* @__PURE__ */ v.object({
  id: wireId,
  nome: v.string(),
  funcao: v.nullish(v.string()),
  foto: v.nullish(v.string()),
  whatsapp: v.nullish(v.string()),
});
export type WireTeamMember = v.InferOutput<typeof wireTeamMember>;

export const listTeam = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/team',
  summary: 'The sales team',
  access: 'public',
  query: localeQuery,
  responses: { 200: v.array(wireTeamMember), 422: validationError },
});
