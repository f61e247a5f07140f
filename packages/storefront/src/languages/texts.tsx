import type { Locale } from '@ponte/domain';
import { ErrorState } from '@ponte/ui/error-state';
import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { intlOf } from './intl-of.ts';
import { usePageLanguage } from './page-language.ts';
import type { Messages, TextArea } from './text-area.ts';

interface TextsProps {
  /** Areas for the children, in addition to those around. Must be a stable reference. */
  readonly areas: readonly TextArea[];
  /** Shown while they load, which only happens after a change of language in place. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Provides a part of the page with texts, in the page's language. */
export const Texts = observer(function Texts({ areas, waiting = null, children }: TextsProps) {
  const language = usePageLanguage();
  const locale = language.shown;
  const around = useIntl().messages;
  useLayoutEffect(() => language.hold(areas), [language, areas]);
  const here = areas.every((area) => area.in(locale) !== undefined);
  const { failed, retry } = useArrival(areas, locale, here);

  const texts = useMemo(
    () => (here ? merged(around, areas, locale) : undefined),
    [around, areas, locale, here],
  );
  if (!texts) return failed ? <ErrorState onRetry={retry} /> : waiting;
  return <RawIntlProvider value={intlOf(locale, texts)}>{children}</RawIntlProvider>;
});

/**
 * An observer component with its texts, for lazy parts; a screen names its areas in its module.
 * @param areas in addition to the page's
 */
export function withTexts<Props extends object>(
  areas: readonly TextArea[],
  component: FunctionComponent<Props>,
): ComponentType<Props> {
  const Observing = observer(component);
  return function WithTexts(props: Props) {
    return (
      <Texts areas={areas}>
        <Observing {...props} />
      </Texts>
    );
  };
}

const mergedTexts = new WeakMap<Messages, WeakMap<readonly TextArea[], Messages>>();

/** Cached: the texts around are the same object on every page of a language. */
function merged(around: Messages, areas: readonly TextArea[], locale: Locale): Messages {
  const known = mergedTexts.get(around) ?? new WeakMap<readonly TextArea[], Messages>();
  mergedTexts.set(around, known);
  const texts =
    known.get(areas) ?? Object.assign({}, around, ...areas.map((area) => area.in(locale)));
  known.set(areas, texts);
  return texts;
}

/** Loads missing texts and re-renders when they have loaded or failed. */
function useArrival(
  areas: readonly TextArea[],
  locale: Parameters<TextArea['in']>[0],
  here: boolean,
) {
  const [attempt, setAttempt] = useState({ failed: false });
  useEffect(() => {
    if (here || attempt.failed) return;
    let current = true;
    Promise.all(areas.map((area) => area.load(locale))).then(
      () => current && setAttempt({ failed: false }),
      () => current && setAttempt({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [areas, locale, here, attempt]);
  return { failed: attempt.failed, retry: () => setAttempt({ failed: false }) };
}
