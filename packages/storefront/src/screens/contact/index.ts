export { ContactScreen as Screen } from './contact-screen.tsx';
