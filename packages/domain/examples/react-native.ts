/**
 * A shop in React Native, where there is no page: its storage is asynchronous, and an app comes back
 * from the background instead of a tab. The parts are given, so that this file imports none of them:
 *
 *     import AsyncStorage from '@react-native-async-storage/async-storage';
 *     import NetInfo from '@react-native-community/netinfo';
 *     import { randomUUID } from 'expo-crypto';
 *     import { AppState } from 'react-native';
 *     import 'react-native-url-polyfill/auto';
 *
 *     const parts = { appState: AppState, netInfo: NetInfo, asyncStorage: AsyncStorage, randomUUID };
 *     const shop = await openNativeShop('https://shop.example', region, parts);
 */
import {
  createApi,
  createShop,
  type Environment,
  type KeyValueStorage,
  type Shop,
  type ShopRegion,
} from '@ponte/domain';

export interface NativeParts {
  readonly appState: {
    readonly currentState: string;
    addEventListener(type: 'change', listener: (state: string) => void): { remove(): void };
  };
  readonly netInfo: {
    addEventListener(listener: (state: { isConnected: boolean | null }) => void): () => void;
  };
  readonly asyncStorage: {
    getAllKeys(): Promise<readonly string[]>;
    multiGet(
      keys: readonly string[],
    ): Promise<readonly (readonly [key: string, text: string | null])[]>;
    setItem(key: string, text: string): Promise<void>;
    removeItem(key: string): Promise<void>;
  };
  readonly randomUUID: () => string;
}

/** Reads what is stored, and opens the shop with it. */
export async function openNativeShop(
  origin: string,
  region: ShopRegion,
  parts: NativeParts,
): Promise<Shop> {
  const environment = await nativeEnvironment(origin, parts);
  const { clock } = environment;
  const api = createApi({ region, origin, fetch: (url, init) => fetch(url, init), clock });
  const shop = createShop({ region, api, ...environment });
  shop.start();
  return shop;
}

async function nativeEnvironment(origin: string, parts: NativeParts): Promise<Environment> {
  const { appState, netInfo, randomUUID } = parts;
  const log = (what: string, detail: unknown) => console.warn(what, detail);
  let isConnected = true;
  return {
    clock: {
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    storage: await storageOf(parts.asyncStorage, log),
    network: {
      isOnline: () => isConnected,
      onOnline: (listener) =>
        netInfo.addEventListener((state) => {
          const wasConnected = isConnected;
          isConnected = state.isConnected ?? true;
          if (isConnected && !wasConnected) listener();
        }),
    },
    page: {
      address: () => `${origin}/`,
      replaceAddress: () => undefined,
      isHidden: () => appState.currentState !== 'active',
      onReturn: (listener) => {
        const listening = appState.addEventListener('change', (state) => {
          if (state === 'active') listener();
        });
        return () => listening.remove();
      },
    },
    createId: randomUUID,
    log,
  };
}

/** A copy in memory answers at once; changes are written behind it. */
async function storageOf(
  asyncStorage: NativeParts['asyncStorage'],
  log: (what: string, detail: unknown) => void,
): Promise<KeyValueStorage> {
  const stored = await asyncStorage.multiGet(await asyncStorage.getAllKeys());
  const texts = new Map(stored.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
  const written = (write: Promise<void>) => {
    write.catch((failure: unknown) => log('not stored', failure));
  };
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      written(asyncStorage.setItem(key, text));
      return true;
    },
    remove: (key) => {
      texts.delete(key);
      written(asyncStorage.removeItem(key));
    },
    // One app has one process: nobody else changes it.
    onChange: () => () => undefined,
  };
}
