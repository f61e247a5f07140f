/**
 * The buffers behind a value's typed arrays, to transfer them to another thread instead of copying.
 */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return Array.from(value.values()).flatMap(buffersOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(buffersOf);
  return [];
}
