export { emailPattern, isValidEmail } from './email.ts';
