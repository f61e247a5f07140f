export { NotFoundPanel, type NotFoundPanelProps } from './not-found-panel.tsx';
