import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { RotateCw, WifiOff } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** What failed; the locale's general word when left out. */
  title?: ReactNode;
  /** Tries again. Without it and without `retryHref` there is no button. */
  onRetry?: (() => void) | undefined;
  /** The page's own address, so that retrying works before JavaScript too. */
  retryHref?: string | undefined;
  /** A retry is under way. */
  pending?: boolean | undefined;
}

/** What a list or page shows when it could not be loaded. */
export function ErrorState({
  title,
  onRetry,
  retryHref,
  pending,
  children,
  ...props
}: ErrorStateProps) {
  const { feedback, common } = useMessages();
  const retry = onRetry ? (
    <Button variant="brand" pending={pending} onClick={onRetry}>
      {pending ? null : <RotateCw />}
      <span>{common.retry}</span>
    </Button>
  ) : retryHref ? (
    <ButtonLink href={retryHref} variant="brand">
      <RotateCw />
      <span>{common.retry}</span>
    </ButtonLink>
  ) : null;
  return (
    <EmptyState
      role="alert"
      data-slot="error-state"
      icon={<WifiOff />}
      {...props}
      title={title ?? feedback.errorTitle}
      action={retry}
    >
      {children ?? feedback.errorText}
    </EmptyState>
  );
}
