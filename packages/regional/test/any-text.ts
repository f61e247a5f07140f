import * as fc from 'fast-check';

/** Any JavaScript string, including control characters, marks and lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));
