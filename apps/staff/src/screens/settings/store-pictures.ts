import { isObject, objectIn } from './object-in.ts';

/** The pictures that stand for the shop. */
export const storePictures = ['mark', 'sharing.pt', 'sharing.es'] as const;

export type StorePicture = (typeof storePictures)[number];

/** What a `shop.json` names as one of them. */
export function pictureIn(text: string, which: StorePicture): string | undefined {
  const { mark, sharing } = objectAt(objectIn(text), 'store');
  const { pt, es } = objectAt({ sharing }, 'sharing');
  const named = { mark, 'sharing.pt': pt, 'sharing.es': es }[which];
  return typeof named === 'string' ? named : undefined;
}

/**
 * A `shop.json` with one of them in its place. What messengers show in one language they show in the
 * other too until it has its own picture.
 * @returns undefined for a text that is no JSON
 */
export function withPicture(text: string, which: StorePicture, key: string): string | undefined {
  const settings = objectIn(text);
  if (!settings) return undefined;
  const store = objectAt(settings, 'store');
  const changed =
    which === 'mark'
      ? { mark: key }
      : {
          sharing: {
            pt: key,
            es: key,
            ...objectAt(store, 'sharing'),
            [which === 'sharing.pt' ? 'pt' : 'es']: key,
          },
        };
  return JSON.stringify({ ...settings, store: { ...store, ...changed } }, null, 2);
}

function objectAt(parent: Record<string, unknown> | undefined, name: string) {
  const value = parent?.[name];
  return isObject(value) ? value : {};
}
