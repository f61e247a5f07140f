export { fillByCode, nothingTold, type FilledByCode } from './fill-by-code.ts';
export {
  formatCep,
  parseCep,
  type BrazilianState,
  type CepReason,
  type ParsedCep,
} from './postal.ts';
