export { FormErrorList, type FormError, type FormErrorListProps } from './form-error-list.tsx';
