import type { ShakenLibrary } from './library.ts';

/** What `intl` can do that the shop does not ask of it. */
const unused = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDateToParts',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  'formatListToParts',
  'formatDisplayName',
];

/**
 * react-intl without components and formatters that no text uses. Its components have names
 * assigned to them at the top level, and each `intl` is bound to all formatters there are.
 */
export const reactIntl: ShakenLibrary = {
  modules: /\/node_modules\/(?:react-intl|@formatjs\/intl|intl-messageformat)\/index\.js$/,
  shake: (code) =>
    code
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(
        /= (React\.(?:memo|createContext)|createFormatted\w*)\(/g,
        '= /* @__PURE__ */ $1(',
      )
      // A text that is not compiled fails a test, see `messages.test.ts`.
      .replaceAll(/^\tverifyConfigMessages\(\w+\);$/gm, '')
      // Every browser knows the shop's languages, and the first such question takes it 20 ms.
      .replaceAll(/^\t(?:(\}) )?else if \(!Intl\.\w+\.supportedLocalesOf\(.*$/gm, '\t$1')
      // The shop's locale is never left out.
      .replaceAll(/^\tif \(!locale\) \{\n(?:\t\t.*\n)+\t\}$/gm, '')
      .replaceAll(/^\t+(?:const supportedLocales = |if \(supportedLocales\.).*$/gm, '')
      .replaceAll(new RegExp(`^\\t\\t(?:${unused.join('|')}): \\w+\\.bind\\(.*\\),?$`, 'gm'), ''),
  without: new RegExp(
    `\\b(?:${unused.join('|')}|Formatted(?:Plural|RelativeTime|DisplayName|Duration|DateTimeRange|\\w+Parts))\\b`,
  ),
};
