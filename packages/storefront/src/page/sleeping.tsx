import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { awake, isAsleep, useArrived, usePart, type PagePart } from '../lazy/parts-hydrated.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

interface SleepingProps {
  /** Among the cards of a list, from 0: those that the first screen shows do not sleep. */
  readonly position?: number;
  readonly children: ReactNode;
}

/** How many cards a first screen shows. */
const atFirst = { phone: 4, wide: 10 } as const;

/** The position of what sleeps on phones alone: a wide screen shows more of it, and answers a pointer. */
export const onPhones = atFirst.phone;

function isBelow(position: number): boolean {
  return position >= (matchMedia('(width < 48rem)').matches ? atFirst.phone : atFirst.wide);
}

/** Whether what stands at `position` is left as the server rendered it, until a visitor gives a first sign. */
export function sleepsAt(position: number): boolean {
  return isAsleep() && isBelow(position);
}

/**
 * What is below the first screen, or suffices as links: the server's HTML until a visitor gives a first sign. Around
 * components that are memoised: it hands on the children of its first render until then.
 */
export function Sleeping({ position = Infinity, children }: SleepingProps) {
  const [sleeps] = useState(() => sleepsAt(position));
  const { isHere, arrive } = usePart(undefined, sleeps);
  // React discards the server's HTML of what changes before hydration.
  const [first] = useState(children);
  const shown = isHere ? children : first;
  const Content = sleeps ? Sleeper : Here;
  return useMemo(
    () => (
      <Suspense>
        <Content arrive={arrive}>{shown}</Content>
      </Suspense>
    ),
    [Content, arrive, shown],
  );
}

type ContentProps = Pick<SleepingProps, 'children'> & Pick<PagePart, 'arrive'>;

function Sleeper(props: ContentProps) {
  // What React renders again, because a page was changed on its way, has no HTML to leave as it is.
  if (!useHydrated()) use(awake);
  return <Here {...props} />;
}

function Here({ arrive, children }: ContentProps) {
  useArrived({ arrive });
  return children;
}
