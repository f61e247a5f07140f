import { modalPart } from '../internal/modal/modal.tsx';

/**
 * Fetches the code that every dialog and drawer stands on, for who wants to say that it did not come: a
 * dialog that is opened without it closes again.
 *
 * @throws what the import throws, as when the network is down
 */
export async function loadDialog(): Promise<void> {
  await modalPart.load();
}
