import { Button } from '@ponte/ui/button';
import { useMessages } from '@ponte/ui/kit';
import { Notice } from '@ponte/ui/notice';
import type { ReactNode } from 'react';

interface FloatingNoticeProps {
  /** `alert` for failures; `status` for what resolves itself. */
  readonly role: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dismissible warning at the bottom, above the phone's navigation. */
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
