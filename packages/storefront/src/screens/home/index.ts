export { load } from './load.ts';
export { HomeScreen as Screen } from './home-screen.tsx';
