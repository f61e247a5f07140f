export { CategoryPanel, type CategoryPanelProps } from './category-panel.tsx';
