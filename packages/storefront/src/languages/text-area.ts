import type { IntlConfig } from 'react-intl';
import type { Localized } from './localized.ts';

/**
 * Texts by id, as syntax trees. react-intl's type requires every id; an area has only its own, and
 * a part of the page names its areas (see `Texts`).
 */
export type Messages = NonNullable<IntlConfig['messages']>;

export type TextArea = Localized<Messages>;
