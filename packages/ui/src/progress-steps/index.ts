export { ProgressSteps, type ProgressStep, type ProgressStepsProps } from './progress-steps.tsx';
