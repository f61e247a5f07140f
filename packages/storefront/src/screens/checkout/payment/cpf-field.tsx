import type { Checkout } from '@ponte/domain/checkout';
import { DocumentInput } from '@ponte/ui/document-input';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { observer } from '../../../shop/observer.ts';

interface CpfFieldProps {
  readonly checkout: Pick<Checkout, 'cpf' | 'isCpfWrong' | 'setCpf'>;
}

/** For card payments when no CPF is on file (decision 48). */
export const CpfField = observer(function CpfField({ checkout }: CpfFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isCpfWrong } = checkout;
  useEffect(() => {
    if (isCpfWrong) field.current?.focus();
  }, [isCpfWrong]);
  return (
    <DocumentInput
      ref={field}
      className="mt-4"
      types={['cpf']}
      label={<FormattedMessage id="checkout.cpf" />}
      hint={<FormattedMessage id="checkout.cpfHint" />}
      error={isCpfWrong ? <FormattedMessage id="checkout.cpfWrong" /> : undefined}
      required
      value={checkout.cpf}
      onValueChange={(value) => checkout.setCpf(value)}
    />
  );
});
