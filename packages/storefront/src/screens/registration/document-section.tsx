import { DocumentInput } from '@ponte/ui/document-input';
import { RadioGroup } from '@ponte/ui/radio-group';
import { TextField } from '@ponte/ui/text-field';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../../shop/shop-context.ts';
import { DeferredUpload } from './deferred-upload.tsx';
import { photosFor } from './registration-form.ts';
import { columns, SectionPanel } from './section-panel.tsx';
import type { RegistrationFormState } from './use-registration-form.ts';

const notText = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

export function DocumentSection(form: RegistrationFormState) {
  const { state, kind } = form;
  const photos = photosFor(kind, useShop().region.store?.documentPhotos);
  return (
    <SectionPanel name="documents" title={<FormattedMessage id="registration.section.documents" />}>
      {kind === 'foreign' ? <BrazilianNumbers {...form} /> : <ParaguayanNumbers {...form} />}
      {photos === 'registration' ? (
        <div className={`${columns} mt-5`}>
          <DeferredUpload name="front" state={state} />
          <DeferredUpload name="back" state={state} />
        </div>
      ) : null}
      {photos === 'counter' ? (
        <p className="mt-5 text-muted">
          <FormattedMessage id="registration.documentAtCounter" />
        </p>
      ) : null}
    </SectionPanel>
  );
}

function BrazilianNumbers({ state }: RegistrationFormState) {
  const intl = useIntl();
  return (
    <div className={columns}>
      <TextField
        label={intl.formatMessage({ id: 'registration.rg' })}
        required
        autoCapitalize="characters"
        {...notText}
        {...state.field('identity')}
      />
      <TextField
        label={intl.formatMessage({ id: 'registration.issuer' })}
        hint={intl.formatMessage({ id: 'registration.issuerHint' })}
        required
        autoCapitalize="characters"
        {...notText}
        {...state.field('identityIssuer')}
      />
      <DocumentInput
        key="foreign"
        types={['cpf', 'cnpj']}
        aside={<Optional />}
        hint={intl.formatMessage({ id: 'registration.cpfHint' })}
        {...state.field('document')}
      />
    </div>
  );
}

function ParaguayanNumbers({ state }: RegistrationFormState) {
  const intl = useIntl();
  const documentType: unknown = useWatch({ control: state.form.control, name: 'documentType' });
  return (
    <div className={columns}>
      <TextField
        label={intl.formatMessage({ id: 'registration.cedula' })}
        required
        inputMode="numeric"
        {...notText}
        {...state.field('identity')}
      />
      <RadioGroup
        label={intl.formatMessage({ id: 'registration.invoice' })}
        {...state.field('documentType')}
        options={[
          { value: 'RUC', label: intl.formatMessage({ id: 'registration.withRuc' }) },
          { value: 'CEDULA', label: intl.formatMessage({ id: 'registration.withoutRuc' }) },
        ]}
      />
      {documentType === 'CEDULA' ? null : (
        <>
          <DocumentInput
            key="resident"
            types={['ruc']}
            required
            hint={intl.formatMessage({ id: 'registration.rucHint' })}
            {...state.field('document')}
          />
          <TextField
            label={intl.formatMessage({ id: 'registration.companyName' })}
            hint={intl.formatMessage({ id: 'registration.companyNameHint' })}
            aside={<Optional />}
            autoComplete="organization"
            {...state.field('companyName')}
          />
        </>
      )}
    </div>
  );
}

export function Optional() {
  return (
    <span className="text-xs text-muted">
      <FormattedMessage id="registration.optional" />
    </span>
  );
}
