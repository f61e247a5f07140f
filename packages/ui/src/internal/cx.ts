/** Joins class names; falsy values are omitted. */
export { cx } from 'class-variance-authority';
