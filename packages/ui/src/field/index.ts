export { Field, FieldNotes, RequiredMark, type FieldProps } from './field.tsx';
export { controlBoxVariants, controlVariants } from './field.variants.ts';
export { useField, type FieldIds, type FieldTexts } from './use-field.ts';
