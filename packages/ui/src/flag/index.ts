export { Flag, flagLook, flagOfCurrency, type FlagCountry, type FlagProps } from './flag.tsx';
