export { LoginScreen as Screen } from './login-screen.tsx';

export const title = 'signIn.title';
