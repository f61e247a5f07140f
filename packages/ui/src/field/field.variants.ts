import { cva } from 'class-variance-authority';

/**
 * The classes of the box around a control and what stands beside it in the box. `drop`: a place for
 * files; `plain` when left out.
 */
export const controlBoxVariants = /* @__PURE__ */ cva('ui-control-box', {
  variants: { variant: { plain: '', drop: 'ui-control-drop' } },
});

/**
 * The classes of the control inside the box, which draws border and focus for it: a line of text
 * when `variant` is left out.
 */
export const controlVariants = /* @__PURE__ */ cva('ui-control', {
  variants: { variant: { line: '', area: 'ui-control-area', select: 'ui-control-select' } },
});
