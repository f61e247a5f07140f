import { checkForm } from '@ponte/domain/forms';
import { newsletterForm, offersSignUpOf, type NewsletterValues } from '@ponte/domain/offers';
import { PhoneInput } from '@ponte/ui/phone-input';
import { SubmitButton } from '@ponte/ui/submit-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['phone'] as const;
const defaults = { phone: '' };
const check = (values: unknown) => checkForm(newsletterForm, values);

/** Phones: their width, the longest number, and how long sending takes at least, in ms (storefront.md §5, decision 20). */
const onPhones = { query: '(width < 48rem)', longest: 15, notBefore: 1500 } as const;

export const OffersForm = observer(function OffersForm() {
  const intl = useIntl();
  const { shop } = useShop();
  const signUp = offersSignUpOf(shop);
  const isPhone = matchMedia(onPhones.query).matches;
  const state = useShopForm({
    name: 'offers',
    fields,
    defaults,
    check,
    staysOpen: true,
    async send(values: NewsletterValues) {
      const result = await signUp.submit(values, isPhone ? onPhones.notBefore : 0);
      return result.ok ? result : { ...result, refusal: signUp.refusal };
    },
  });
  const { status } = signUp.submission;
  const { getValues } = state.form;
  return (
    <ShopForm
      state={{
        ...state,
        onSubmit(event) {
          event.preventDefault();
          if (isPhone && getValues('phone') === '') return;
          state.onSubmit(event);
        },
      }}
      aria-label={intl.formatMessage({ id: 'home.offers' })}
      className="grid max-w-md gap-3"
    >
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <PhoneInput
          label={intl.formatMessage({ id: 'home.offersPhone' })}
          required
          {...(isPhone ? { maxLength: onPhones.longest } : {})}
          {...state.field('phone')}
        />
        <SubmitButton
          pending={state.pending}
          className="self-start justify-self-start lg:mt-[1.625rem] lg:min-h-11.5"
        >
          <FormattedMessage id={status === 'done' ? 'home.offersSent' : 'home.offersSend'} />
        </SubmitButton>
      </div>
    </ShopForm>
  );
});
