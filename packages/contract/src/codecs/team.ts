import * as v from 'valibot';
import { wireTeamMember, type WireTeamMember } from '../team.ts';

export interface TeamMember {
  readonly id: number;
  readonly name: string;
  /** In the visitor's language; null when the store does not say. */
  readonly role: string | null;
  readonly photo: string | null;
  /** Digits with calling code; null when there is none. */
  readonly whatsApp: string | null;
}

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
