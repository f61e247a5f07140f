export * from './icon.tsx';
export * from './lucide.ts';
