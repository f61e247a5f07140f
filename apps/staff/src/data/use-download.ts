import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { RequestOf } from '../office/ask.ts';
import { saveFile } from './save-file.ts';
import { useAct } from './use-act.ts';

/**
 * A file of the store's, saved by the browser. Observe it: the component must be an `observer`.
 * @param endpoint whose answer is a file
 */
export function useDownload<E extends EndpointDefinition>(endpoint: E) {
  const act = useAct(endpoint);
  return {
    ...act,
    async save(request: RequestOf<E>, fileName: string): Promise<void> {
      const answer = await act.send(request);
      if (!answer.ok) return;
      const file: unknown = answer.value;
      if (file instanceof Blob) saveFile(file, fileName);
    },
  };
}
