/** Text files in the encodings that spreadsheets write. */
import { createReadStream } from 'node:fs';
import { UnreadableFile } from './unreadable-file.ts';

/** Spreadsheets of Brazil and Paraguay save "CSV" as Windows-1252, "CSV UTF-8" with a BOM. */
export type Encoding = 'utf-8' | 'windows-1252';

/** The text of a file in pieces. Bytes that are no text become replacement characters. */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  // The BOM stays: it helps to recognise a mixture of encodings.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * What a file is written in. Windows-1252 almost never looks like UTF-8, so that a file that is
 * valid UTF-8 is.
 *
 * @throws UnreadableFile when it is neither, or both
 */
export async function encodingOf(path: string): Promise<Encoding> {
  if (await isUtf8(path)) return 'utf-8';
  let line = 1;
  for await (const text of decoded(path, 'utf-8')) {
    const at = text.search(beyondAscii);
    line += breaksIn(at < 0 ? text : text.slice(0, at));
    if (at < 0) continue;
    throw new UnreadableFile({ says: 'mixedEncodings', values: { line } });
  }
  let [right, wrong, unclear] = [0, 0, 0];
  for await (const text of decoded(path, 'windows-1252')) {
    if (unassigned.test(text)) throw new UnreadableFile({ says: 'otherEncoding' });
    right += count(text, letters);
    wrong += count(text, withinWords);
    unclear += count(text, blanksInWords);
  }
  if (wrong > right || (right === 0 && unclear > 0)) {
    throw new UnreadableFile({ says: 'otherEncoding' });
  }
  return 'windows-1252';
}

/**
 * What shows that a text is Windows-1252: letters of Portuguese and Spanish. Those of CP850 and of a Mac
 * become signs in the middle of words, and CP850's á a blank.
 */
const letters = /[A-Za-z][áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ]|[áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ][A-Za-z]/g;
const withinWords =
  /[A-Za-z][€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘•˜š›œžŸ¡¢£¤¥¦§¨¬¯ÄÅÆÈÌÎÏÐÒÖØÙÛÝÞßäåæëìïðòöùûýþÿ](?=[A-Za-z])|(?:^|\W)[ƒ†‡ˆ‰ŒŽœž](?=[A-Za-z])/g;
const blanksInWords = /[A-Za-z]\u00A0(?=[a-z])/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Characters that were decoded; U+FFFD stands for those that could not be. */
const beyondAscii = /[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/u;

/** What the bytes become to which Windows-1252 gives no character. */
const unassigned = /[\u0081\u008D\u008F\u0090\u009D]/;

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isStart = true;
  for await (const chunk of bytesOf(path)) {
    if (isStart) refuseUtf16(chunk);
    isStart = false;
    if (!isValid(() => decoder.decode(chunk, { stream: true }))) return false;
  }
  return isValid(() => decoder.decode());
}

/** A decoder throws a TypeError for bytes that are no text. */
function isValid(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Spreadsheets call it "Unicode text"; without a BOM it shows by its zero bytes. */
function refuseUtf16(start: Uint8Array): void {
  const [first = 1, second = 1] = start;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!hasMark && first !== 0 && second !== 0) return;
  throw new UnreadableFile({ says: 'utf16' });
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Buffer> = createReadStream(path);
  yield* stream;
}
