import type { ComponentProps, ReactNode } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { PackageCheck } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

export interface PickupCodeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** As the counter asks for it. */
  code: string;
  /** What the code is for; the locale's when left out. */
  title?: ReactNode;
  /** Other steps, such as a button to print the ticket. */
  action?: ReactNode;
  /** Level of the title's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The code by which an order is handed over, large enough to be shown across a counter. What to
 * bring goes in `children`; the locale's words when left out.
 */
export function PickupCode({
  code,
  title,
  action,
  headingLevel = 3,
  className,
  children,
  ...props
}: PickupCodeProps) {
  const { order } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-slot="pickup-code"
      {...props}
      className={cx('ui-tone-info ui-pickup-code', className)}
    >
      <Heading className="flex items-center justify-center gap-2 text-sm font-semibold">
        <PackageCheck className="size-5 shrink-0" />
        <span>{title ?? order.pickupCode}</span>
      </Heading>
      <p
        translate="no"
        className={cx(
          'mt-2 font-bold [letter-spacing:0.1em] wrap-anywhere select-all',
          code.length > 12 ? 'text-xl' : 'text-4xl',
        )}
      >
        {code}
      </p>
      <div className="mx-auto mt-2 max-w-[44ch] text-sm text-pretty">
        {children ?? order.pickupText}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-2.5 empty:hidden">
        <CopyButton text={code} label={order.copyCode} copiedLabel={order.codeCopied} />
        {action}
      </div>
    </section>
  );
}
