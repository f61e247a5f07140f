import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Sends a value instead of the text that shows it: form data, of a script or of the browser, has it under
 * the input's name. Without scripting the text is sent.
 */
export function useSentValue(
  input: RefObject<HTMLInputElement | null>,
  valueOf: (text: string) => string,
): void {
  const latest = useLatest(valueOf);
  useLayoutEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const replace = (event: Event) => {
      if (event.target !== current.form || !(event instanceof FormDataEvent)) return;
      const { name, value } = current;
      const { formData } = event;
      const all = formData.getAll(name);
      const at = all.indexOf(value);
      // A disabled field has none.
      if (at < 0) return;
      const sent = all.with(at, latest.current(value));
      formData.delete(name);
      for (const one of sent) formData.append(name, one);
    };
    const root = current.getRootNode();
    root.addEventListener('formdata', replace);
    return () => root.removeEventListener('formdata', replace);
  }, [input, latest]);
}
