/* Which field of a form a field of a request comes from, for the refusals that name the latter. */
export { addressFields } from './codecs/address-form.ts';
export { changePasswordFields, resetFields } from './codecs/password-forms.ts';
export { profileFields } from './codecs/profile-form.ts';
export { registrationFields } from './codecs/registration-form.ts';
