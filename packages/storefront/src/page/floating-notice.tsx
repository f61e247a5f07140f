import { Button } from '@ponte/ui/button';
import { useMessages } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import type { ReactNode } from 'react';

interface FloatingNoticeProps {
  /** `alert` for what did not work; `status` for what goes on by itself. */
  readonly role: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A warning at the foot of the window, above the phone's navigation, until it is closed. */
export function FloatingNotice({ role, onClose, children }: FloatingNoticeProps) {
  const { common } = useMessages();
  return (
    <Notice
      tone="warning"
      role={role}
      className="fixed inset-x-4 bottom-bottom-nav z-40 mb-4 md:left-auto md:w-96"
      action={
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
