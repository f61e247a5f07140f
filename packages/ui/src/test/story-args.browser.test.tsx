import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { isMockFunction } from 'storybook/test';
import { expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import * as checkboxes from '../checkbox/checkbox.stories.tsx';
import * as fields from '../text-field/text-field.stories.tsx';
import { withSpies } from './story-args.ts';

const { Filled } = composeStories(fields, preview);
const { Ticked } = composeStories(checkboxes, preview);

test('what an uncontrolled field begins with follows the controls, and what is typed stays else', () => {
  const { rerender } = render(<Filled />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('Maria das Dores');

  rerender(<Filled hint="Como no documento" />);
  expect(screen.getByRole('textbox')).toBe(field);

  rerender(<Filled hint="Como no documento" defaultValue="João" />);
  expect(screen.getByRole('textbox')).toHaveValue('João');
});

test('so does what an uncontrolled box begins with', () => {
  const { rerender } = render(<Ticked />);
  expect(screen.getByRole('checkbox')).toBeChecked();

  rerender(<Ticked defaultChecked={false} />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a handler that only hears of changes is a spy, and one that turns a button on is not made up', () => {
  const argTypes = { onValueChange: {}, onEdit: {}, onCopied: {}, label: {} };
  const spies = withSpies(argTypes, { onCopied: () => undefined });
  expect(Object.keys(spies)).toEqual(['onValueChange']);
  expect(isMockFunction(spies['onValueChange'])).toBe(true);
});
