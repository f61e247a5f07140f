import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { scanCode } from './scan.ts';

interface CodeScannerProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** The camera, until it has seen a code. */
export function CodeScanner({ onCode, onClose }: CodeScannerProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const leaving = new AbortController();
    const scan = async (element: HTMLVideoElement) => {
      try {
        const code = await scanCode(element, leaving.signal);
        if (code !== undefined && !leaving.signal.aborted) found(code);
      } catch {
        // Refused by the person, in use elsewhere, or gone.
        if (!leaving.signal.aborted) setFailed(true);
      }
    };
    if (video.current) void scan(video.current);
    return () => leaving.abort();
  }, []);
  if (failed) {
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button size="sm" onClick={onClose}>
            <FormattedMessage id="pickup.type" />
          </Button>
        }
      >
        <FormattedMessage id="pickup.noCamera" />
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={intl.formatMessage({ id: 'pickup.camera' })}
        className="aspect-4/3 w-full max-w-md rounded-md bg-shade object-cover"
      />
      <Button size="sm" onClick={onClose}>
        <FormattedMessage id="pickup.stop" />
      </Button>
    </div>
  );
}
