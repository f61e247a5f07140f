import type { ComponentProps, ReactNode } from 'react';
import {
  CircleCheck,
  Info,
  OctagonExclamationPoint,
  TriangleExclamationPoint,
} from '../icons/icons.tsx';
import { noticeVariants, type NoticeTone } from './notice.variants.ts';

export { noticeVariants, type NoticeTone } from './notice.variants.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Colours and icon; "info", which is neutral, when left out. */
  tone?: NoticeTone | undefined;
  /** A bold first line. */
  title?: ReactNode;
  /** Replaces the tone's icon; `null` for none. */
  icon?: ReactNode;
  /** A button or link after the text. */
  action?: ReactNode;
}

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: OctagonExclamationPoint,
};

/** A message that stays in the page. Give `role="alert"` when it appears after an action. */
export function Notice({
  tone = 'info',
  title,
  icon,
  action,
  className,
  children,
  ...props
}: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      data-slot="notice"
      data-tone={tone}
      {...props}
      className={noticeVariants({ tone, className })}
    >
      {icon === undefined ? <ToneIcon /> : icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-[1_1_14rem]">
          {title ? <strong className="block font-bold">{title}</strong> : null}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
