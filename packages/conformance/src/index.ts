export {
  checkConformance,
  isConformant,
  type Options,
  type Outcome,
  type Report,
  type Result,
} from './conformance.ts';
export { BadFixtures, loadFixtures, type Fixtures } from './fixtures.ts';
export { referenceFixtures } from './reference.ts';
export type { Fetch } from './store.ts';
export { reportFormats, writeReport, type ReportFormat } from './report.ts';
