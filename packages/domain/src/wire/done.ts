import * as v from 'valibot';

/** The answer of a call that says no more than that it is done; its sentence is not shown. */
export const doneAnswer: v.GenericSchema<unknown, null> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.unknown(),
  /* @__PURE__ */ v.transform(() => null),
);
