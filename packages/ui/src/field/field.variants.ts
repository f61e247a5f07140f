import { cva } from 'class-variance-authority';

/**
 * The box around a control and what stands beside it in the box. Text is 16 px, because iOS zooms
 * the page when a smaller field takes focus.
 */
export const controlBoxVariants = /* @__PURE__ */ cva(
  'base:relative base:flex base:min-h-11.5 base:w-full base:items-stretch base:rounded-md base:border base:border-control base:bg-surface base:text-[1rem] base:text-ink base:outline-offset-1 base:outline-focus has-[:is(input,select,textarea):focus-visible]:base:outline-2 has-[[aria-invalid=true]]:base:border-danger has-[:is(input,select,textarea):disabled]:base:opacity-55 has-[:read-only:is(input,textarea)]:base:bg-sunken',
);

/** The control inside the box, which draws border and focus for it. */
export const controlVariants = /* @__PURE__ */ cva(
  'base:w-full base:min-w-0 base:flex-1 base:rounded-md base:bg-transparent base:px-3 focus:base:outline-none placeholder:text-muted disabled:base:cursor-not-allowed',
);
