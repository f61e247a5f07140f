import type { IntlShape } from 'react-intl';

type TextId = FormatjsIntl.Message['ids'];

/**
 * What a field of a list's entry is called, such as "Banner 2 · Título em português".
 *
 * @param path such as `data.1.title.pt`, or `data` for the list
 * @param list the text of the list
 * @param fields texts by the rest of the path, such as `title.pt`
 */
export function entryLabel(
  intl: IntlShape,
  path: string,
  list: TextId,
  titleOf: (number: number) => string,
  fields: Readonly<Record<string, TextId>>,
): string {
  const [, index, ...rest] = path.split('.');
  if (index === undefined) return intl.formatMessage({ id: list });
  const id = fields[rest.join('.')];
  const title = titleOf(Number(index) + 1);
  return id ? `${title} · ${intl.formatMessage({ id })}` : title;
}
