/** What all forms share; each form's rules come with its area. */
export { withoutField } from '@ponte/contract/field-sentence';
export * from '@ponte/contract/limits';
export { documentTypesOf } from '@ponte/contract/rules/customer-kind';
export type { CheckedForm, Problem, Rule } from '@ponte/contract/rules/rule';
export { checkForm, rules } from '@ponte/contract/rules/rule';
export { uploadProblem, type Upload } from '@ponte/contract/rules/uploads';
export { refusalOf, type FormFields, type Refusal } from './refusal.ts';
