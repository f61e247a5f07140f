import type { PageOutcome } from '@ponte/domain';
import { shopTextsOf, type ShopTextName, type ShopTextView } from '@ponte/domain/shop-texts';
import { Skeleton } from '@ponte/ui/skeleton';
import type { ReactNode } from 'react';
import { deferred } from '../../lazy/deferred.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Loading } from '../../page/loading.tsx';
import type { RouteContext } from '../../route/screen.ts';
import { useShop } from '../../shop/shop-context.ts';

const DeferredText = deferred(
  () => import('@ponte/ui/rich-text'),
  (code) => code.RichText,
);

/** Loads a page that is there only where the shop has written it. */
export async function loadOwnPage(context: RouteContext, name: ShopTextName): Promise<PageOutcome> {
  const outcome = await loadOwnText(context, name);
  const text = shopTextsOf(context.shop).view(name);
  return outcome.kind === 'shown' && isUnwritten(text) ? { kind: 'missing' } : outcome;
}

/** Loads the shop's own text, and what shows it where there is one. */
export async function loadOwnText(
  { shop, signal }: RouteContext,
  name: ShopTextName,
): Promise<PageOutcome> {
  const texts = shopTextsOf(shop);
  const outcome = await texts.load(name, signal);
  const text = texts.view(name);
  if (text.status === 'ready' && text.html !== null) await DeferredText.preload();
  return outcome;
}

/** Whether the shop is known to have no text. */
export function isUnwritten(text: ShopTextView): boolean {
  return text.status === 'ready' && text.html === null;
}

interface OwnTextProps {
  readonly text: ShopTextView;
  /** What is loading, for assistive technology. */
  readonly loading: string;
  readonly failed: ReactNode;
  /** What stands in the place of a text that the shop has not written. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What the shop has written. */
export function OwnText({
  text,
  loading,
  failed,
  className = 'max-w-[34.9rem] text-pretty',
  children,
}: OwnTextProps) {
  const { shop } = useShop();
  if (text.status === 'failed') {
    return (
      <LoadFailure title={failed} error={text.error} onRetry={() => shopTextsOf(shop).retry()} />
    );
  }
  if (text.status === 'loading') {
    return (
      <Loading label={loading} className="grid max-w-[34.9rem] gap-3">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </Loading>
    );
  }
  return text.html === null ? children : <DeferredText html={text.html} className={className} />;
}
