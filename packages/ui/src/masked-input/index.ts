export { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
export { useMaskedInput, type MaskedNodeProps } from './use-masked-input.ts';
