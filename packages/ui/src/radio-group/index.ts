export { RadioGroup, type RadioGroupOption, type RadioGroupProps } from './radio-group.tsx';
export { RadioOption, type RadioOptionProps } from './radio-option.tsx';
