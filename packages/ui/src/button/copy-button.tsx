import { useState } from 'react';
import { Check, Copy } from '../icons/icons.tsx';
import { useBrowserHas } from '../internal/use-browser-has.ts';
import { useTimeout } from '../internal/use-timeout.ts';
import { Button, type ButtonProps } from './button.tsx';

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** What the button says for a moment afterwards. */
  copiedLabel: string;
  /** Called once the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

/** How long the button says that it copied, in ms. */
const copiedFor = 2000;

const canCopy = () => navigator.clipboard !== undefined;

/** Puts a text on the clipboard, and says so. Not there where the browser has none. */
export function CopyButton({ text, label, copiedLabel, onCopied, ...props }: CopyButtonProps) {
  const copies = useBrowserHas(canCopy);
  const [copied, setCopied] = useState(false);
  useTimeout(copied, copiedFor, () => setCopied(false));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      // The browser refused: the text is still there to be marked by hand.
    }
  };
  if (!copies) return null;
  return (
    <Button size="sm" {...props} onClick={() => void copy()}>
      {copied ? <Check /> : <Copy />}
      <span aria-live={onCopied ? undefined : 'polite'}>{copied ? copiedLabel : label}</span>
    </Button>
  );
}
