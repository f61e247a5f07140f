import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import type { Block } from './letter.ts';
import { hourOf } from './order-letter.ts';

/** When and from where an account was acted on. */
export interface SecurityFacts {
  readonly at: Date;
  /** What the browser calls itself; undefined when it says nothing. */
  readonly userAgent: string | undefined;
}

/** For mails by which an owner notices what a stranger did. */
export function securityFacts(lang: Lang, { at, userAgent }: SecurityFacts): Block {
  const say = wordsIn(lang);
  return {
    kind: 'facts',
    facts: [
      { label: say('security.when'), value: say('security.moment', hourOf(lang, at)) },
      { label: say('security.device'), value: deviceName(lang, userAgent) },
    ],
  };
}

/** The first that fits: browsers name others that they are like. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** @example deviceName('pt', navigator.userAgent) // 'Chrome no Windows' */
export function deviceName(lang: Lang, userAgent = ''): string {
  const say = wordsIn(lang);
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser && system) return say('device.known', { browser, system });
  return browser ?? system ?? say('device.unknown');
}
