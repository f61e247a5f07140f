import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
} from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { checkFile, refusalAtSight, type FileRefusal, type FileRules } from './model.ts';

/** Where an upload is. */
export type FileUploadState =
  | { readonly status: 'empty' }
  | { readonly status: 'chosen'; readonly file: File }
  | { readonly status: 'refused'; readonly reason: FileRefusal };

interface Options {
  node: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>;
  rules: FileRules;
  onFileChange: ((file: File | null) => void) | undefined;
}

const empty: FileUploadState = { status: 'empty' };

/**
 * What is in a native file input, checked by name, size and content. A refused file is taken out
 * of the input, so that neither the browser nor a form library ever sends it.
 */
export function useFileUpload({ node, rules, onFileChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(node.ref, input);
  const [state, setState] = useState<FileUploadState>(empty);

  useEffect(() => {
    const form = input.current?.form;
    const reset = () => setState(empty);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  const put = (files: FileList | null) => {
    if (!input.current) return;
    if (files) input.current.files = files;
    else input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const refuse = (reason: FileRefusal) => {
    if (input.current) input.current.value = '';
    setState({ status: 'refused', reason });
    onFileChange?.(null);
  };

  const checkContent = async (file: File) => {
    const result = await checkFile(file, rules);
    if (input.current?.files?.[0] !== file) return;
    if (result.ok) {
      onFileChange?.(file);
    } else {
      put(null);
      refuse(result.reason);
    }
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    const refusal = file && refusalAtSight(file, rules);
    if (!file) {
      setState(empty);
      onFileChange?.(null);
    } else if (refusal) {
      refuse(refusal);
    } else {
      setState({ status: 'chosen', file });
      void checkContent(file);
    }
    node.onChange?.(event);
  };

  return {
    state,
    props: { ref, onChange: handleChange },
    /** Takes a dropped file; of several the first. */
    drop: ({ dataTransfer }: DragEvent) => {
      const [file] = dataTransfer.files;
      if (!file) return;
      const one = new DataTransfer();
      one.items.add(file);
      put(one.files);
      input.current?.focus();
    },
    remove: () => {
      put(null);
      input.current?.focus();
    },
  };
}
