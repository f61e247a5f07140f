import type { MailAttachment } from '../../platform/db/schema/index.ts';
import { orderNumber } from './order-letter.ts';

/** A file that a mail carries. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** By which the page shows it (`cid:`, RFC 2392); undefined for a file to open. */
  readonly id?: string | undefined;
}

/** Undefined when it can't be made any more. */
export type MakeFile = (attachment: MailAttachment) => Promise<MailFile | undefined>;

export async function filesOf(
  attachments: readonly MailAttachment[] | undefined,
  makeFile: MakeFile,
): Promise<readonly MailFile[]> {
  const files = await Promise.all((attachments ?? []).map(makeFile));
  return files.filter((file) => file !== undefined);
}

export function fileNameOf(attachment: MailAttachment): string {
  return attachment.kind === 'code' ? 'code.png' : `pedido-${orderNumber(attachment.order)}.pdf`;
}
