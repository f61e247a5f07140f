export { Flag, flagOfCurrency, type FlagCountry, type FlagProps } from './flag.tsx';
