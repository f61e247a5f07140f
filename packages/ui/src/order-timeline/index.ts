export { OrderTimeline, type OrderStep, type OrderTimelineProps } from './order-timeline.tsx';
