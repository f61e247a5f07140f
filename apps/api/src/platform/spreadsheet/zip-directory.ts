/** What a zip file says of its entries, before any of them is unpacked. */

const entrySignature = 0x0201_4b50;
const endSignature = 0x0605_4b50;
const endLength = 22;
const longestComment = 0xffff;
/** Stands in place of a size that another record holds. */
const elsewhere = 0xffff_ffff;
/** What nothing is when it is deflated. */
const deflatedNothing = 2;

/**
 * The bytes that all entries have when they are unpacked. Infinity where a size is missing, so that nothing
 * would bound it; undefined where the file is not a zip file.
 */
export function unpackedSize(zip: Uint8Array): number | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined;
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const isMissing = size === elsewhere || (size === 0 && packed > deflatedNothing);
    total += isMissing ? Infinity : size;
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}
