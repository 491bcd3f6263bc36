import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

type Values = { name: string; city: string };

const send = vi.fn<(values: Values) => Promise<void>>();

function TestForm() {
  const [second, setSecond] = useState(false);
  const form = useForm<keyof Values>({
    initial: { name: '', city: '서울' },
    check: ({ name }) => new Map(name === '' ? [['name', 'fillAllFields']] : []),
  });
  const submit = form.handleSubmit((values) => send(values));
  return (
    <form
      aria-label="test"
      aria-busy={form.isSubmitting}
      onSubmit={(event) => event.preventDefault()}
    >
      {!second && <input aria-label="name" {...form.register('name')} />}
      <input aria-label="city" {...form.register('city')} />
      <output>{form.errors.name?.message ?? form.errors.root?.message}</output>
      <button onClick={() => void submit()}>send</button>
      <button onClick={() => setSecond(!second)}>other</button>
      <button onClick={() => form.resetField('city')}>reset</button>
      <button onClick={() => form.setError('city', { message: 'far' }, { shouldFocus: true })}>
        refuse
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const shown = () => screen.getByRole('status').textContent;

test('checks the rules when it is submitted, and after that while somebody types', async () => {
  send.mockResolvedValue();
  render(<TestForm />);
  await userEvent.type(field('name'), 'a');
  await userEvent.clear(field('name'));
  expect(shown()).toBe('');
  await press('send');
  expect(shown()).toBe('fillAllFields');
  expect(document.activeElement).toBe(field('name'));
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('name'), '민지');
  expect(shown()).toBe('');
  await userEvent.clear(field('name'));
  expect(shown()).toBe('fillAllFields');
});

test('sends what is in the fields, also what the browser has filled in and what is not shown any more', async () => {
  const sent = Promise.withResolvers<void>();
  send.mockReturnValue(sent.promise);
  render(<TestForm />);
  // A password manager may tell nobody.
  field('name').value = '민지';
  await press('other');
  expect(screen.queryByLabelText('name')).toBeNull();
  await press('send');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: '민지', city: '서울' });
  expect(screen.getByRole('form', { busy: true })).toBeTruthy();
  await act(async () => sent.resolve());
  await press('other');
  expect(field('name').value).toBe('민지');
});

test('puts a field back, and focuses one that the server refuses', async () => {
  render(<TestForm />);
  await userEvent.clear(field('city'));
  await press('refuse');
  expect(document.activeElement).toBe(field('city'));
  await press('reset');
  expect(field('city').value).toBe('서울');
});
