/** The one way to join class names: what is false or missing is left out. */
export { cx } from 'class-variance-authority';
