import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Check, Copy } from '../icons/index.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** What the button says for a moment afterwards. */
  copiedLabel: string;
}

/** How long the button says that it copied, in ms. */
const copiedFor = 2000;

const never = () => () => undefined;
const canCopy = () => navigator.clipboard !== undefined;
const notYet = () => false;

/** Puts a text on the clipboard, and says so. Not there where the browser has none. */
export function CopyButton({ text, label, copiedLabel, ...props }: CopyButtonProps) {
  const copies = useSyncExternalStore(never, canCopy, notYet);
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
      // The browser refused: the text is still there to be marked by hand.
    }
  };
  if (!copies) return null;
  return (
    <Button size="sm" {...props} onClick={() => void copy()}>
      {copied ? <Check /> : <Copy />}
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
