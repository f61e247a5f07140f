import type { CustomerProfile } from '@ponte/domain';
import { checkForm, documentTypesOf } from '@ponte/domain/forms';
import { profileEditOf, profileForm, type ProfileChange } from '@ponte/domain/profile';
import { formatPhone } from '@ponte/regional/phones';
import { DocumentInput } from '@ponte/ui/document-input';
import { FileUpload } from '@ponte/ui/file-upload';
import { PhoneInput } from '@ponte/ui/phone-input';
import { Select } from '@ponte/ui/select';
import { TextField } from '@ponte/ui/text-field';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { shrink } from '../../forms/shrink.ts';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { formattedDocument } from './formatted.ts';

const fields = [
  'firstName',
  'lastName',
  'phone',
  'documentType',
  'document',
  'front',
  'back',
] as const;
const secrets = ['document'] as const;
const kinds = ['png', 'jpeg', 'pdf'] as const;

interface EditFormProps {
  readonly id: string;
  readonly profile: CustomerProfile;
  readonly onSaved: () => void;
}

/** Name, phone, document, and pictures to replace the existing ones (accounts.md §5, decision 59). */
export const EditForm = observer(function EditForm({ id, profile, onSaved }: EditFormProps) {
  const intl = useIntl();
  const { shop, region } = useShop();
  const edit = profileEditOf(shop);
  const asksPhotos =
    (region.store?.documentPhotos?.[profile.kind] ?? 'registration') === 'registration';
  const state = useEditForm(profile, onSaved);
  const residentsTypes = documentTypesOf.resident;
  const documentType: unknown = useWatch({ control: state.form.control, name: 'documentType' });
  const isCedula = documentType === 'CEDULA';
  return (
    <ShopForm
      id={id}
      state={state}
      errorTitle={intl.formatMessage({ id: 'personalData.notSaved' })}
      className="grid gap-4"
      aria-busy={edit.submission.isPending}
    >
      <TextField
        label={intl.formatMessage({ id: 'personalData.firstName' })}
        autoComplete="given-name"
        required
        {...state.field('firstName')}
      />
      <TextField
        label={intl.formatMessage({ id: 'personalData.lastName' })}
        autoComplete="family-name"
        required
        {...state.field('lastName')}
      />
      <PhoneInput
        countries={profile.kind === 'foreign' ? ['BR'] : ['PY']}
        label={intl.formatMessage({ id: 'personalData.phone' })}
        required
        {...state.field('phone')}
      />
      {profile.kind === 'resident' ? (
        <Select
          label={intl.formatMessage({ id: 'personalData.documentType' })}
          placeholder={null}
          options={residentsTypes.map((value) => ({
            value,
            label: value === 'RUC' ? value : intl.formatMessage({ id: 'personalData.cedula' }),
          }))}
          required
          {...state.field('documentType')}
        />
      ) : null}
      <DocumentInput
        label={intl.formatMessage({ id: 'personalData.number' })}
        types={profile.kind === 'foreign' ? ['cpf', 'cnpj'] : [isCedula ? 'cedula' : 'ruc']}
        required
        {...state.field('document')}
      />
      {asksPhotos ? (
        <fieldset className="grid gap-4">
          <legend className="font-bold">
            <FormattedMessage id="personalData.filesTitle" />
          </legend>
          <p className="text-sm text-muted">
            <FormattedMessage id="personalData.filesHint" />
          </p>
          <FileUpload
            label={intl.formatMessage({ id: 'personalData.front' })}
            kinds={kinds}
            shrink={shrink}
            {...state.field('front')}
          />
          <FileUpload
            label={intl.formatMessage({ id: 'personalData.back' })}
            kinds={kinds}
            shrink={shrink}
            {...state.field('back')}
          />
        </fieldset>
      ) : null}
    </ShopForm>
  );
});

function useEditForm(profile: CustomerProfile, onSaved: () => void) {
  const intl = useIntl();
  const edit = profileEditOf(useShop().shop);
  const { kind } = profile;
  // Fixed at opening: later answers must not overwrite what is being typed.
  const [defaults] = useState(() => ({
    firstName: profile.name,
    lastName: profile.lastName,
    phone: formatPhone(profile.phone),
    documentType: profile.documentType,
    document: formattedDocument(profile).number,
    front: null,
    back: null,
  }));
  const check = useMemo(() => {
    const rules = profileForm(kind);
    return (values: unknown) => checkForm(rules, withFiles(values));
  }, [kind]);
  return useShopForm({
    name: 'profile',
    fields,
    defaults,
    secrets,
    missing: {
      firstName: intl.formatMessage({ id: 'personalData.firstNameMissing' }),
      lastName: intl.formatMessage({ id: 'personalData.lastNameMissing' }),
      phone: intl.formatMessage({ id: 'personalData.phoneMissing' }),
      document: intl.formatMessage({ id: 'personalData.documentMissing' }),
    },
    check,
    async send(values: ProfileChange) {
      const result = await edit.submit(kind, values);
      if (!result.ok) return { ...result, refusal: edit.refusal };
      onSaved();
      return result;
    },
  });
}

/** Unwraps file inputs' lists of one. */
function withFiles(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof FileList ? value[0] : value,
    ]),
  );
}
