import { pictureLimit } from '@ponte/contract/staff/limits';
import { uploadPicture } from '@ponte/contract/staff/pictures';
import { NoPicture, TooDetailed } from '../../adapters/media/fetch-picture.ts';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { tooMany } from '../../platform/http/call.ts';
import { texts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, type FailureOf } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { redrawRetryAfter, takeTurn } from '../../shop/accounts/redraw.ts';
import { writeAudit } from './audit.ts';
import type { StaffContext } from './staff-context.ts';
import { keepSent, storeSent } from './unused-pictures.ts';

const tooLarge: Text = {
  pt: 'A foto deve ter no máximo 10 MB.',
  es: 'La foto debe tener como máximo 10 MB.',
};

const tooDetailed: Text = {
  pt: 'A foto tem pixels demais. Envie uma de até 60 milhões.',
  es: 'La foto tiene demasiados píxeles. Envíe una de hasta 60 millones.',
};

const notOne: Text = {
  pt: 'O arquivo não é uma foto, ou está danificado. Envie JPG, PNG, WebP, AVIF, GIF ou TIFF.',
  es: 'El archivo no es una foto, o está dañado. Envíe JPG, PNG, WebP, AVIF, GIF o TIFF.',
};

const refused = (text: Text): FailureOf<422> => invalid({ picture: [text] });

export function pictureRoutes(context: StaffContext): void {
  const { db, limiter, limits, clock, bind } = context;
  bind(uploadPicture, async ({ session: { member }, body: { picture } }) => {
    if (picture.size > pictureLimit) return refused(tooLarge);
    // One session can't fill the storage.
    const retryAfter = await limiter.hit(limits.LIMIT_STAFF_PICTURES, String(member.id));
    if (retryAfter !== undefined) return tooMany(retryAfter);
    const turn = takeTurn(async () =>
      storeSent(context, new Uint8Array(await picture.arrayBuffer())),
    );
    if (!turn)
      return { ok: false, status: 503, text: texts.unavailable, retryAfter: redrawRetryAfter() };
    const stored = await turn.catch((error: unknown) => {
      if (error instanceof NoPicture) return error;
      throw error;
    });
    if (stored instanceof NoPicture) {
      return refused(stored instanceof TooDetailed ? tooDetailed : notOne);
    }
    const { key } = stored;
    await repeatable(db, async (tx) => {
      await keepSent(tx, stored, clock.now());
      const act = { actor: member, action: 'picture.stored', kind: 'shop' } as const;
      await writeAudit(tx, { ...act, after: { picture: key } }, clock.now());
    });
    return done({ key, url: pictureUrl(key) });
  });
}
