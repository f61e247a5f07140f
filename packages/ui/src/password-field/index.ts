export {
  passwordLength,
  passwordStrength,
  type PasswordStrength,
  type PasswordTrait,
} from './model.ts';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
