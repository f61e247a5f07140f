import confirmation from '#messages/email-confirmation';
export { load } from './load.ts';
export { EmailConfirmationScreen as Screen } from './email-confirmation-screen.tsx';

export const title = 'confirmation.title';
export const texts = [confirmation];
