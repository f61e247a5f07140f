import * as v from 'valibot';
import type { TeamMember } from '../entities/index.ts';
import { wireTeamMember, type WireTeamMember } from '../team.ts';

export const teamAnswer: v.GenericSchema<unknown, readonly TeamMember[]> = /* @__PURE__ */ v.array(
  /* @__PURE__ */ v.pipe(wireTeamMember, /* @__PURE__ */ v.transform(memberOf)),
);

function memberOf({ id, nome, funcao, foto, whatsapp }: WireTeamMember): TeamMember {
  return {
    id: Number(id),
    name: nome,
    role: funcao || null,
    photo: foto || null,
    // Stores write numbers as people do; wa.me addresses take digits only.
    whatsApp: whatsapp?.replaceAll(/\D/g, '') || null,
  };
}
