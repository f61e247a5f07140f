export * from './icon.tsx';
export * from './lucide/index.ts';
export * from './social-networks.ts';
