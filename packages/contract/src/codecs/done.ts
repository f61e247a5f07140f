import * as v from 'valibot';

/** An answer without data; its sentence is not shown. */
export const doneAnswer: v.GenericSchema<unknown, null> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.unknown(),
  /* @__PURE__ */ v.transform(() => null),
);
