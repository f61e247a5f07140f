export { ShareButtons, type ShareButtonsProps } from './share-buttons.tsx';
