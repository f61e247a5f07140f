import forms from '#messages/forms';
import registration from '#messages/registration';
export { load } from './load.ts';
export { RegistrationScreen as Screen } from './registration-screen.tsx';

export const title = 'registration.title';
export const texts = [forms, registration];
