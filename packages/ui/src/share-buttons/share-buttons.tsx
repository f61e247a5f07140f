import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { MessageCircle, Share2 } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useBrowserHas } from '../internal/use-browser-has.ts';
import { useMessages } from '../kit/kit.tsx';

export interface ShareButtonsProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The whole address that is shared. */
  url: string;
  /** What is shared, such as the product's name. */
  title: string;
  /** Called once the address is on the clipboard, for who announces it; the button says so too. */
  onCopied?: (() => void) | undefined;
}

const canShare = () => typeof navigator.share === 'function';

/**
 * Ways to share a page: WhatsApp as a link, and, where the browser has them, the
 * device's own sheet and the clipboard.
 */
export function ShareButtons({ url, title, onCopied, className, ...props }: ShareButtonsProps) {
  const { share } = useMessages();
  const shares = useBrowserHas(canShare);
  return (
    <div
      role="group"
      aria-label={share.label}
      data-slot="share-buttons"
      {...props}
      className={cx('ui-share-buttons max-md:*:flex-auto', className)}
    >
      <ButtonLink
        size="sm"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={share.send}
      >
        <MessageCircle />
        {share.whatsapp}
      </ButtonLink>
      {shares ? (
        <Button
          size="sm"
          onClick={() => {
            // Cancelling the share sheet is not a failure.
            navigator.share({ url, title }).catch(() => undefined);
          }}
        >
          <Share2 />
          {share.device}
        </Button>
      ) : null}
      <CopyButton text={url} label={share.copy} copiedLabel={share.copied} onCopied={onCopied} />
    </div>
  );
}
