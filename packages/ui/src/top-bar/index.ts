export { TopBar, type TopBarProps, type TopBarRate } from './top-bar.tsx';
