/** The pictures that settings name, as the keys under which the shop shows them. */
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import { pictureForm } from '../../catalogue/import/fields.ts';
import { sentenceOfReason } from '../../catalogue/import/sentences/picture-reason.ts';
import type { PictureIntake } from '../../catalogue/import/take-pictures.ts';
import type { ShopSettings } from './shop-json.ts';

type Store = ShopSettings['store'];
type Banners = ShopSettings['banners'];
type Team = ShopSettings['team'];

/** What is taken, and what is wrong with the rest. */
interface Taken<Part> {
  readonly part: Part;
  readonly problems: readonly SettingsProblem[];
}

/** Settings with keys in the place of addresses and files, or what can't be had. */
export type TakenSettings =
  | { readonly ok: true; readonly settings: ShopSettings }
  | { readonly ok: false; readonly problems: readonly SettingsProblem[] };

/** Takes all pictures of a shop's settings; write what was taken with the settings. */
export async function takeShopPictures(
  settings: ShopSettings,
  pictures: PictureIntake,
): Promise<TakenSettings> {
  const store = await takeStorePictures(settings.store, pictures);
  const banners = await takeBannerPictures(settings.banners, pictures);
  const team = await takePhotos(settings.team, pictures);
  const problems = [...store.problems, ...banners.problems, ...team.problems];
  if (problems.length > 0) return { ok: false, problems };
  const parts = { store: store.part, banners: banners.part, team: team.part };
  return { ok: true, settings: { ...settings, ...parts } };
}

async function takeStorePictures(store: Store, pictures: PictureIntake): Promise<Taken<Store>> {
  const taker = takerOf(pictures);
  const { mark, sharing } = store;
  const part = {
    ...store,
    ...(mark !== undefined && { mark: await taker.take(mark, 'store.mark') }),
    ...(sharing && {
      sharing: {
        pt: await taker.take(sharing.pt, 'store.sharing.pt'),
        es: await taker.take(sharing.es, 'store.sharing.es'),
      },
    }),
  };
  return { part, problems: taker.problems };
}

export async function takeBannerPictures(
  banners: Banners,
  pictures: PictureIntake,
): Promise<Taken<Banners>> {
  const taker = takerOf(pictures);
  const part: Banners = [];
  for (const [index, banner] of banners.entries()) {
    const path = `banners.${index}.picture`;
    const { pt, es } = banner.picture;
    const picture = {
      pt: await taker.take(pt, `${path}.pt`),
      es: await taker.take(es, `${path}.es`),
    };
    part.push({ ...banner, picture });
  }
  return { part, problems: taker.problems };
}

async function takePhotos(team: Team, pictures: PictureIntake): Promise<Taken<Team>> {
  const taker = takerOf(pictures);
  const part: Team = [];
  for (const [index, member] of team.entries()) {
    const { photo } = member;
    part.push({ ...member, photo: photo && (await taker.take(photo, `team.${index}.photo`)) });
  }
  return { part, problems: taker.problems };
}

function takerOf(pictures: PictureIntake) {
  const problems: SettingsProblem[] = [];
  const take = async (named: string, path: string): Promise<string> => {
    if (!pictureForm.test(named)) {
      problems.push({ path, code: 'picture', params: {} });
      return named;
    }
    const { keys, missing } = await pictures.take([named]);
    for (const { picture, reason } of missing) {
      problems.push({
        path,
        code: 'pictureFile',
        params: { reason: `${picture}: ${sentenceOfReason('en', reason)}` },
      });
    }
    return keys[0] ?? named;
  };
  return { take, problems };
}
