export { icon, type Icon, type IconProps } from './icon.tsx';
export * from './icons.ts';
export * from './networks.ts';
