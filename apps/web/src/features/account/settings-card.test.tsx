import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { SettingsCard } from './settings-card.tsx';

const english = () => screen.getByRole<HTMLInputElement>('radio', { name: 'English' });

test('a language is shown as chosen at once, and the page follows', async () => {
  render(<SettingsCard />);
  expect(english().checked).toBe(false);
  fireEvent.click(english());
  expect(english().checked).toBe(true);
  expect(screen.getByText('언어')).toBeTruthy();
  await eventually(() => expect(screen.getByText('Language')).toBeTruthy());
  expect(english().checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '한국어' }));
  await eventually(() => expect(screen.getByText('언어')).toBeTruthy());
  expect(english().checked).toBe(false);
});
