import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { SearchX } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

export interface NotFoundPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What wasn't found; the locale's "Página não encontrada" when left out. */
  title?: ReactNode;
  /** The home page, "/" when left out. */
  homeHref?: string | undefined;
  /** The product list; without it there is no link to it. */
  productsHref?: string | undefined;
  /** What is nearer than the links, such as a retry or a list of the same things: it stands first. */
  action?: ReactNode;
  /** Level of the heading, 1 when left out: the panel is the page. */
  headingLevel?: 1 | 2 | undefined;
}

/** What stands in the place of a page or product that does not exist. */
export function NotFoundPanel({
  title,
  homeHref = '/',
  productsHref,
  action,
  headingLevel = 1,
  className,
  children,
  ...props
}: NotFoundPanelProps) {
  const { feedback } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="not-found-panel" {...props} className={cx('ui-empty ui-not-found', className)}>
      <SearchX className="mb-5 size-14 text-brand-ink" strokeWidth={1.5} />
      <Heading className="text-2xl font-bold text-balance">
        {title ?? feedback.notFoundTitle}
      </Heading>
      <div className="mt-2 max-w-[48ch] text-pretty text-muted">
        {children ?? feedback.notFoundText}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {action}
        {productsHref ? (
          <ButtonLink href={productsHref} variant="brand">
            {feedback.seeProducts}
          </ButtonLink>
        ) : null}
        <ButtonLink href={homeHref}>{feedback.goHome}</ButtonLink>
      </div>
    </div>
  );
}
