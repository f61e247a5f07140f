import { useMessages } from '../kit/kit.tsx';
import { Select, type SelectProps } from '../select/select.tsx';
import type { AddressPlace } from './model.ts';
import type { Places } from './use-places.ts';

interface PlaceSelectProps extends Pick<SelectProps, 'label' | 'error' | 'className' | 'name'> {
  value: AddressPlace | null;
  list: Places;
  onChoose: (id: string) => void;
  autoComplete: string;
}

/** A choice of a state or city whose list is loaded; says so when that fails, and tries again. */
export function PlaceSelect({ value, list, onChoose, error, ...props }: PlaceSelectProps) {
  const { address, common } = useMessages();
  const failed = list.status === 'failed';
  // Shows an earlier choice before the list is loaded.
  const places = list.places.length === 0 && value ? [value] : list.places;
  return (
    <Select
      {...props}
      required
      value={value ? String(value.id) : ''}
      onValueChange={onChoose}
      pending={list.status === 'loading'}
      disabled={list.status === 'idle' || failed}
      options={places.map((place) => ({ value: String(place.id), label: place.name }))}
      error={
        failed ? (
          <>
            {address.listFailed}{' '}
            <button
              type="button"
              onClick={list.retry}
              className="min-h-6 underline underline-offset-2"
            >
              {common.retry}
            </button>
          </>
        ) : (
          error
        )
      }
    />
  );
}
