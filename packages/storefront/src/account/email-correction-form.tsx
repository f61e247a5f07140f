import { checkForm } from '@ponte/domain/forms';
import {
  emailCorrectionForm,
  emailCorrectionOf,
  type EmailCorrectionValues,
} from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import emailNotice from '#messages/email-notice';
import forms from '#messages/forms';
import { ShopForm } from '../forms/shop-form.tsx';
import { useShopForm } from '../forms/use-shop-form.ts';
import { withTexts } from '../languages/texts.tsx';
import { useShop } from '../shop/shop-context.ts';

const fields = ['email', 'password'] as const;
const defaults = { email: '', password: '' };
const secrets = ['password'] as const;
const check = (values: unknown) => checkForm(emailCorrectionForm, values);

interface EmailCorrectionFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const EmailCorrectionForm = withTexts(
  [emailNotice, forms],
  function EmailCorrectionForm({ onDone, onCancel }: EmailCorrectionFormProps) {
    const intl = useIntl();
    const correction = emailCorrectionOf(useShop().shop);
    const state = useShopForm({
      name: 'email-correction',
      fields,
      defaults,
      secrets,
      missing: {
        email: intl.formatMessage({ id: 'emailNotice.emailMissing' }),
        password: intl.formatMessage({ id: 'emailNotice.passwordMissing' }),
      },
      check,
      async send(values: EmailCorrectionValues) {
        const result = await correction.submit(values);
        if (!result.ok) return { ...result, refusal: correction.refusal };
        onDone();
        return result;
      },
    });
    const { setFocus } = state.form;
    // The user has just opened it.
    useEffect(() => setFocus('email'), [setFocus]);
    return (
      <ShopForm
        state={state}
        errorTitle={intl.formatMessage({ id: 'emailNotice.notCorrected' })}
        aria-label={intl.formatMessage({ id: 'emailNotice.correct' })}
        className="grid gap-4 max-w-md"
      >
        <TextField
          type="email"
          label={intl.formatMessage({ id: 'emailNotice.right' })}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          {...state.field('email')}
        />
        <PasswordField
          label={intl.formatMessage({ id: 'emailNotice.password' })}
          autoComplete="current-password"
          required
          {...state.field('password')}
        />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton
            size="md"
            pending={state.pending}
            pendingLabel={<FormattedMessage id="emailNotice.sending" />}
          >
            <FormattedMessage id="emailNotice.save" />
          </SubmitButton>
          <Button onClick={onCancel}>
            <FormattedMessage id="emailNotice.cancel" />
          </Button>
        </div>
      </ShopForm>
    );
  },
);
