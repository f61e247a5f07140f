import { useRef, useState, type ChangeEvent, type ComponentProps, type DragEvent } from 'react';
import { useFollowedValue } from '../internal/use-followed-value.ts';
import { checkFile, isPicture, refusalAtSight, type FileRefusal, type FileRules } from './model.ts';

/** Makes a picture that is too large small enough; `null` where it can't. */
export type ShrinkFile = (file: File, maxBytes: number) => Promise<File | null>;

/** What an upload shows. */
interface FileUploadState {
  /** What will be sent. It stays when another choice is refused. */
  readonly file: File | null;
  /** Why the last choice was refused. */
  readonly refusal: FileRefusal | null;
  /** The last choice is being made smaller. */
  readonly shrinking: boolean;
}

interface Options {
  node: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>;
  rules: FileRules;
  onValueChange: ((file: File | null) => void) | undefined;
  shrink: ShrinkFile | undefined;
}

const empty: FileUploadState = { file: null, refusal: null, shrinking: false };

/**
 * The file in a native input, checked by name, size and content. A refused file is removed from the
 * input, so that neither the browser nor a form library sends it; the previous one is restored.
 */
export function useFileUpload({ node, rules, onValueChange, shrink }: Options) {
  const [state, setState] = useState(empty);
  /** The last accepted file. */
  const kept = useRef<File | null>(null);
  /** Counts choices, to drop the results of earlier ones. */
  const choice = useRef(0);
  /** Whether the current change event is our own. */
  const telling = useRef(false);

  const clear = () => {
    choice.current += 1;
    kept.current = null;
    setState(empty);
  };
  const inputRef = useFollowedValue(node.ref, {
    onWrite: (text) => {
      // All that a script may write there, and what a reset leaves.
      if (text === '') clear();
      return text;
    },
  });

  const fill = (file: File | null) => {
    if (!inputRef.current) return;
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    inputRef.current.files = transfer.files;
  };

  const tell = () => {
    telling.current = true;
    inputRef.current?.dispatchEvent(new Event('change', { bubbles: true }));
    telling.current = false;
  };

  const refuse = (refusal: FileRefusal) => {
    fill(kept.current);
    setState({ file: kept.current, refusal, shrinking: false });
    if (!kept.current) onValueChange?.(null);
  };

  const checkContent = async (file: File) => {
    const mine = choice.current;
    const result = await checkFile(file, rules);
    if (mine !== choice.current) return;
    if (result.ok) {
      kept.current = file;
      onValueChange?.(file);
    } else {
      refuse(result.reason);
      tell();
    }
  };

  const accept = (file: File) => {
    setState({ file, refusal: null, shrinking: false });
    void checkContent(file);
  };

  const makeSmaller = async (file: File, shrinkFile: ShrinkFile) => {
    const mine = choice.current;
    fill(kept.current);
    setState({ file: kept.current, refusal: null, shrinking: true });
    const smaller = await shrinkFile(file, rules.maxBytes).catch(() => null);
    if (mine !== choice.current) return;
    if (!smaller || refusalAtSight(smaller, rules)) return refuse('size');
    fill(smaller);
    accept(smaller);
    tell();
  };

  const take = (file: File | null) => {
    choice.current += 1;
    const refusal = file && refusalAtSight(file, rules);
    if (!file) {
      clear();
      onValueChange?.(null);
    } else if (refusal === 'size' && shrink && isPicture(file)) {
      void makeSmaller(file, shrink);
    } else if (refusal) {
      refuse(refusal);
    } else {
      accept(file);
    }
  };

  /** Accepts a file that did not come through the input. */
  const put = (file: File | null) => {
    fill(file);
    take(file);
    tell();
    inputRef.current?.focus();
  };

  return {
    state,
    props: {
      ref: inputRef,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (!telling.current) take(event.currentTarget.files?.[0] ?? null);
        node.onChange?.(event);
      },
    },
    put,
    /** Accepts a dropped file; of several, the first. */
    drop: ({ dataTransfer }: DragEvent) => {
      const [file] = dataTransfer.files;
      if (file) put(file);
    },
  };
}
