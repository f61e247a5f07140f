import type { CustomerKind, Shop } from '@ponte/domain';
import { addressesOf, brazilianAddressForm, otherAddressForm } from '@ponte/domain/addresses';
import { checkForm, type CheckedForm } from '@ponte/domain/forms';
import { placesOf } from '@ponte/domain/places';
import type { AddressCountry, AddressLookups, AddressValues } from '@ponte/ui/address-form';
import { AddressModal } from '@ponte/ui/address-modal';
import { useMessages } from '@ponte/ui/kit';
import { useMemo, useState } from 'react';
import { useErrorTexts } from '../forms/use-error-texts.ts';
import { useOwnDraft } from '../forms/use-own-draft.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { addressOfDraft, draftOfAddress } from './address-draft.ts';

type Problems = Extract<CheckedForm<unknown>, { ok: false }>['problems'];

interface NewAddressDialogProps {
  /** Decides which form is shown. */
  readonly kind: CustomerKind;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved?: ((id: number) => void) | undefined;
}

export const NewAddressDialog = observer(function NewAddressDialog({
  kind,
  open,
  onOpenChange,
  onSaved,
}: NewAddressDialogProps) {
  const { shop } = useShop();
  const addresses = addressesOf(shop);
  const country = kind === 'foreign' ? 'BR' : 'PY';
  const lookups = useMemo(() => addressLookups(shop, country), [shop, country]);
  const [problems, setProblems] = useState<Problems>({});
  const draft = useOwnDraft('address');
  const { newTitle } = useMessages().address;

  const save = async (values: AddressValues) => {
    const checked = checkForm(rulesOf[kind], formValues(values));
    setProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok) return;
    const cityName = values.city?.name;
    const saved = await addresses.create({ kind, values: checked.values, cityName });
    if (!saved.ok) return;
    draft.clear();
    onOpenChange(false);
    onSaved?.(saved.value.id);
  };
  return (
    <AddressModal
      open={open}
      onOpenChange={(next) => {
        addresses.creation.reset();
        addresses.postalCode.reset();
        setProblems({});
        // Cancelled: the session's end unmounts the form instead.
        if (!next) draft.clear();
        onOpenChange(next);
      }}
      title={newTitle}
      country={country}
      lookups={lookups}
      defaultValues={addressOfDraft(draft.read())}
      onValuesChange={(values) => draft.save(draftOfAddress(values))}
      pending={addresses.creation.isPending}
      errors={useObservedSentences(problems, country).map((message) => ({ message }))}
      onSubmit={(values) => void save(values)}
    />
  );
});

const rulesOf = { foreign: brazilianAddressForm, resident: otherAddressForm } as const;

/** The kit's form values as the rules expect them. */
function formValues({ state, city, ...texts }: AddressValues) {
  return { ...texts, stateId: String(state?.id ?? ''), cityId: String(city?.id ?? '') };
}

/** The errors of the rules, or else of the store. */
function useObservedSentences(problems: Problems, country: 'BR' | 'PY'): readonly string[] {
  const addresses = addressesOf(useShop().shop);
  const texts = useErrorTexts();
  const labels = new Map(Object.entries(useMessages().address.fields[country]));
  const broken = Object.entries(problems);
  if (broken.length > 0) {
    return broken.map(([field, problem]) => texts.listed(problem, labels.get(field)));
  }
  const { error } = addresses.creation;
  if (!error) return [];
  const { refusal } = addresses;
  return error.kind === 'validation' && refusal
    ? [...[...refusal.fields.values()].flat(), ...refusal.others]
    : texts.formFailure(error);
}

/** Looks up postal codes at the store and places in their own data. */
function addressLookups(shop: Shop, country: AddressCountry): AddressLookups {
  const { postalCode } = addressesOf(shop);
  const places = placesOf(shop);
  return {
    async findPostalCode(code) {
      const found = await postalCode.lookUp(code);
      return found.status === 'found' ? found : null;
    },
    loadStates: () => Promise.resolve(places.statesOf(country)),
    async loadCities(stateId) {
      await places.load(country);
      if (places.status(country) === 'failed') throw new Error('The cities did not come.');
      return places.citiesOf(stateId);
    },
  };
}
