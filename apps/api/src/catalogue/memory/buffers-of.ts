/** The memory behind the arrays of numbers in a value: what is handed over to another thread is not copied. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (value instanceof Map) return Array.from(value.values()).flatMap(buffersOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(buffersOf);
  return [];
}
