export * from './icon.tsx';
export * from './icons.ts';
