import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { mount } from '../test/mount.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorList } from './form-error-list.tsx';

describe('FormErrorList', () => {
  test('shows nothing while there is nothing to say', () => {
    expect(mount(<FormErrorList errors={[]} />).container.innerHTML).toBe('');
  });

  // Spec: accounts 5.7
  test('takes focus to the field that a message is about, and leaves the address alone', async () => {
    mount(
      <>
        <FormErrorList errors={[{ message: 'E-mail em uso', fieldId: 'email' }]} />
        <TextField id="email" label="E-mail" />
      </>,
    );
    const before = location.href;
    await page.getByRole('link', { name: 'E-mail em uso' }).click();
    expect(document.activeElement?.id).toBe('email');
    expect(location.href).toBe(before);
  });

  test('takes focus to the first choice of a group, which takes none itself', async () => {
    mount(
      <>
        <FormErrorList errors={[{ message: 'Escolha', fieldId: 'kind' }]} />
        <RadioGroup id="kind" label="Onde?" options={[{ value: 'PY', label: 'Paraguai' }]} />
      </>,
    );
    await page.getByRole('link', { name: 'Escolha' }).click();
    expect(document.activeElement).toBe(page.getByLabelText('Paraguai').element());
  });
});
