export {
  formatCep,
  parseCep,
  type BrazilianState,
  type CepReason,
  type ParsedCep,
} from './postal.ts';
