/**
 * A file that can't be read to its end. The message goes on from the file's name: `has a quote that
 * is never closed: close it`.
 */
export class UnreadableFile extends Error {}
