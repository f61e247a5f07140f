export * from './icon.tsx';
export * from './lucide.ts';
export * from './social-networks.ts';
