export { formatPhone } from './format.ts';
export { callingCodes, type PhoneCountry } from './numbering.ts';
export {
  isValidPhone,
  parsePhone,
  type ParsedPhone,
  type Phone,
  type PhoneReason,
} from './parse.ts';
