import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { Check, Copy, MessageCircle, Share2 } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';

/** Props of {@link ShareButtons}. */
export interface ShareButtonsProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The whole address that is shared. */
  url: string;
  /** What is shared, such as the product's name. */
  title: string;
}

/** How long the button says that the link was copied, in ms. */
const copiedFor = 2000;

const never = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';
const canCopy = () => navigator.clipboard !== undefined;
const notYet = () => false;

/**
 * Ways to send a page to somebody: WhatsApp as a link, and, where the browser has them, the
 * device's own sheet and the clipboard.
 */
export function ShareButtons({ url, title, className, ...props }: ShareButtonsProps) {
  const { share } = useMessages();
  const shares = useSyncExternalStore(never, canShare, notYet);
  const copies = useSyncExternalStore(never, canCopy, notYet);
  return (
    <div
      role="group"
      aria-label={share.label}
      data-slot="share-buttons"
      {...props}
      className={cx('base:flex base:flex-wrap base:gap-2', className)}
    >
      <ButtonLink
        size="sm"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle />
        {share.whatsapp}
      </ButtonLink>
      {shares ? (
        <Button
          size="sm"
          onClick={() => {
            // Refusing the sheet is an answer, not a failure.
            navigator.share({ url, title }).catch(() => undefined);
          }}
        >
          <Share2 />
          {share.device}
        </Button>
      ) : null}
      {copies ? <CopyButton text={url} /> : null}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const { share } = useMessages();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused: the address bar still has the link.
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      {copied ? <Check /> : <Copy />}
      <span aria-live="polite">{copied ? share.copied : share.copy}</span>
    </Button>
  );
}
