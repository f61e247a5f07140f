import type { WireBanner, WireExchangeRate, WireFaq } from '@ponte/contract/start';
import type { WireTeamMember } from '@ponte/contract/team';
import type { Lang } from '@ponte/contract/wire';
import { currencies, currencyCodes, shopCurrencyId } from '@ponte/regional/money';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { banners, exchangeRates, questions, teamMembers } from '../../platform/db/schema/index.ts';
import { trimDecimal } from '../../platform/pricing/prices.ts';
import { pictureUrl } from './pictures.ts';

/** In order of creation. */
export async function listBanners(db: Db, lang: Lang): Promise<WireBanner[]> {
  const rows = await db.select().from(banners).orderBy(asc(banners.id));
  return rows.map((row) => ({
    id: row.id,
    tipo: row.type,
    imagem: { url: pictureUrl(lang === 'es' ? row.pictureEs : row.picturePt) },
    titulo: lang === 'es' ? row.titleEs : row.titlePt,
    descricao: lang === 'es' ? row.descriptionEs : row.descriptionPt,
  }));
}

/** In the shop's order of currencies. */
export async function listRates(db: Db): Promise<WireExchangeRate[]> {
  const rows = await db.select().from(exchangeRates);
  const place = (row: (typeof rows)[number]) =>
    currencyCodes.indexOf(row.source) * currencyCodes.length + currencyCodes.indexOf(row.target);
  return rows
    .toSorted((a, b) => place(a) - place(b))
    .map(({ source, target, rate, updatedAt }) => ({
      source_currency: { id: shopCurrencyId(source) },
      target_currency: { id: shopCurrencyId(target), decimals: currencies[target].decimals },
      tax: trimDecimal(rate),
      ...(updatedAt && { updated_at: updatedAt.toISOString() }),
    }));
}

export async function listQuestions(db: Db, lang: Lang): Promise<WireFaq[]> {
  const rows = await db.select().from(questions).orderBy(asc(questions.position));
  return rows.map((row) => ({
    id: row.id,
    pergunta: lang === 'es' ? row.questionEs : row.questionPt,
    resposta: lang === 'es' ? row.answerEs : row.answerPt,
  }));
}

export async function listTeam(db: Db, lang: Lang): Promise<WireTeamMember[]> {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.id));
  return rows.map((row) => ({
    id: row.id,
    nome: row.name,
    funcao: lang === 'es' ? row.roleEs : row.rolePt,
    foto: row.photo === null ? null : pictureUrl(row.photo),
    whatsapp: row.whatsapp,
  }));
}
