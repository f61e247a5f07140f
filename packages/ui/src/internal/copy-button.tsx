import { useState } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { Check, Copy } from '../icons/index.ts';
import { useBrowserHas } from './use-browser-has.ts';
import { useTimeout } from './use-timeout.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** What the button says for a moment afterwards. */
  copiedLabel: string;
}

/** How long the button says that it copied, in ms. */
const copiedFor = 2000;

const canCopy = () => navigator.clipboard !== undefined;

/** Puts a text on the clipboard, and says so. Not there where the browser has none. */
export function CopyButton({ text, label, copiedLabel, ...props }: CopyButtonProps) {
  const copies = useBrowserHas(canCopy);
  const [copied, setCopied] = useState(false);
  useTimeout(copied, copiedFor, () => setCopied(false));

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
