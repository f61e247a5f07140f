import { formatCep } from '@ponte/regional/postal';
import { useState, type ComponentProps } from 'react';
import type { AddressCountry } from '../address-form/address-form.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Pencil, Star, Trash } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

export interface AddressCardProps extends ComponentProps<'article'> {
  /** What is shown; its `id` goes to the handlers. */
  address: AddressView;
  /** Removes it, after the customer confirmed. Without it there is no such button. */
  onRemove?: ((id: string) => void) | undefined;
  /** Makes it the main address. Not offered for the one that is. */
  onMakeMain?: ((id: string) => void) | undefined;
  /** Opens it for editing. Without it there is no such button. */
  onEdit?: ((id: string) => void) | undefined;
  /** What is being done with it. */
  pending?: 'remove' | 'main' | undefined;
  /** Level of the name's heading, 3 when left out. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A saved address with what can be done with it. Removing asks first. */
export function AddressCard({
  address,
  onRemove,
  onMakeMain,
  onEdit,
  pending,
  headingLevel = 3,
  className,
  ...props
}: AddressCardProps) {
  const { addressCard: messages, common } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="address-card"
      data-main={address.main || undefined}
      aria-busy={pending ? true : undefined}
      {...props}
      className={cx('ui-card ui-address-card', className)}
    >
      <div className="flex items-start justify-between gap-3">
        <Heading className="min-w-0 font-bold wrap-anywhere">{address.name}</Heading>
        {address.main ? <MainBadge /> : null}
      </div>
      <AddressText address={address} className="mt-1 text-sm text-muted" />
      {onRemove || onEdit || onMakeMain ? (
        <div className="mt-auto -mx-3 flex flex-wrap gap-x-1 pt-3">
          {onMakeMain && !address.main ? (
            <Button
              size="sm"
              variant="plain"
              pending={pending === 'main'}
              aria-label={common.actionOn(messages.makeMain, address.name)}
              onClick={() => onMakeMain(address.id)}
            >
              {pending === 'main' ? null : <Star />}
              <span>{messages.makeMain}</span>
            </Button>
          ) : null}
          {onEdit ? (
            <Button
              size="sm"
              variant="plain"
              aria-label={common.actionOn(messages.edit, address.name)}
              onClick={() => onEdit(address.id)}
            >
              <Pencil />
              {messages.edit}
            </Button>
          ) : null}
          {onRemove ? <Remove {...{ address, onRemove }} pending={pending === 'remove'} /> : null}
        </div>
      ) : null}
    </article>
  );
}

/** The mark of the customer's main address. */
export function MainBadge() {
  const { addressCard } = useMessages();
  return (
    <span data-slot="main-badge" className="ui-pill ui-tone-info shrink-0">
      {addressCard.main}
    </span>
  );
}

interface RemoveProps extends Required<Pick<AddressCardProps, 'address'>> {
  onRemove: (id: string) => void;
  pending: boolean;
}

function Remove({ address, onRemove, pending }: RemoveProps) {
  const { addressCard: messages, common } = useMessages();
  const [asking, setAsking] = useState(false);
  return (
    <DialogRoot open={asking} onOpenChange={setAsking}>
      <DialogTrigger asChild>
        <Button
          size="sm"
          variant="danger"
          pending={pending}
          aria-label={common.actionOn(messages.remove, address.name)}
        >
          {pending ? null : <Trash />}
          <span>{messages.remove}</span>
        </Button>
      </DialogTrigger>
      <ConfirmDialog
        title={messages.confirmRemove}
        confirmLabel={messages.remove}
        onConfirm={() => {
          setAsking(false);
          onRemove(address.id);
        }}
      >
        <strong className="block">{address.name}</strong>
        <AddressText address={address} />
      </ConfirmDialog>
    </DialogRoot>
  );
}

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
    [postalCode && messages.postalCode.of(formatCep(postalCode)), messages.phone.countries[country]]
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
