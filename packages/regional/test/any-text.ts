import * as fc from 'fast-check';

/** Any text that JavaScript can hold: control characters, marks, halves of surrogate pairs. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));
