import { formatCep } from '@ponte/regional/postal';
import type { ComponentProps } from 'react';
import type { AddressCountry } from '../address-form/index.ts';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';

/** What a saved address shows. */
export interface AddressView {
  /** Given to the handlers. */
  id: string;
  /** What the customer calls it. */
  name: string;
  /** Without the number. */
  street: string;
  /** A text, such as "S/N"; "" where there is none. */
  number: string;
  /** "" leaves the line out. */
  district: string;
  /** The city's name. */
  city: string;
  /** Name or abbreviation of the state or department. */
  state: string;
  /** ISO 3166-1 alpha-2. */
  country: AddressCountry;
  /** Eight digits, Brazil only. */
  postalCode?: string | undefined;
  /** Flat, block or gate; stands behind the number. */
  complement?: string | undefined;
  /** The customer's main address. */
  main?: boolean | undefined;
}

export interface AddressTextProps extends ComponentProps<'span'> {
  /** The address, without what the customer calls it. */
  address: Omit<AddressView, 'id' | 'name' | 'main'>;
}

/** An address in lines, as it is written on a parcel. */
export function AddressText({ address, className, ...props }: AddressTextProps) {
  const messages = useMessages();
  const { street, number, complement, district, city, state, country, postalCode } = address;
  const lines = [
    [[street, number].filter(Boolean).join(', '), complement].filter(Boolean).join(' – '),
    district,
    [city, state].filter(Boolean).join(' / '),
    [
      postalCode && `${messages.postalCode.label} ${formatCep(postalCode)}`,
      messages.phone.countries[country],
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean);
  return (
    <span data-slot="address-text" {...props} className={cx('ui-address-text', className)}>
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </span>
  );
}
