import { useEffect, useId, type RefObject } from 'react';

/** A name that ties radio buttons together and is left out of what their form sends. */
export function useOwnName(fieldset: RefObject<HTMLFieldSetElement | null>): string {
  const name = useId();
  useEffect(() => {
    const form = fieldset.current?.form;
    const leaveOut = ({ formData }: FormDataEvent) => formData.delete(name);
    form?.addEventListener('formdata', leaveOut);
    return () => form?.removeEventListener('formdata', leaveOut);
  }, [fieldset, name]);
  return name;
}
