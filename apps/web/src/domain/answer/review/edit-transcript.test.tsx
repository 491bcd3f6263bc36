import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditTranscript } from './edit-transcript.tsx';

function show(values: Partial<Parameters<typeof EditTranscript>[0]> = {}) {
  const onSave = vi.fn<(text: string) => void>();
  const onCancel = vi.fn<() => void>();
  const all = { text: '코리를 고쳤습니다.', busy: false, error: null, onSave, onCancel, ...values };
  render(<EditTranscript {...all} />);
  return { onSave, onCancel };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내가 한 말' });
const save = (name = '다시 채점하기') => screen.getByRole('button', { name });
const write = (value: string) => fireEvent.change(field(), { target: { value } });

async function expectRefused(onSave: ReturnType<typeof show>['onSave'], reason: string) {
  const button = screen.getByRole('button', { name: /채점하기/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const described = document.getElementById(button.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe(reason);
  await userEvent.click(button);
  expect(onSave).not.toHaveBeenCalled();
}

test('a corrected text is scored again', async () => {
  const { onSave } = show();
  expect(document.activeElement).toBe(field());
  write(' 쿼리를 고쳤습니다. ');
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledExactlyOnceWith('쿼리를 고쳤습니다.');
});

test('refuses an unchanged text', async () => {
  const { onSave } = show();
  await expectRefused(onSave, '고친 곳이 있어야 다시 채점할 수 있어요.');
  write('코리를 고쳤습니다.\n');
  await expectRefused(onSave, '고친 곳이 있어야 다시 채점할 수 있어요.');
});

test('refuses a blank text', async () => {
  const { onSave } = show();
  write('  ');
  await expectRefused(onSave, '말한 내용을 적어야 채점할 수 있어요.');
});

test('refuses more than 20,000 characters', async () => {
  const { onSave } = show();
  write('가'.repeat(20_003));
  await expectRefused(onSave, '20,000자까지 적을 수 있어요. 3자를 줄여주세요.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('20,003 / 20,000자')).toBeTruthy();
  write('가'.repeat(20_000));
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledOnce();
});

test('starts empty for an answer that was not heard', async () => {
  const { onSave } = show({ text: '' });
  expect(screen.getByRole('form', { name: '답변 직접 적기' })).toBeTruthy();
  await expectRefused(onSave, '말한 내용을 적어야 채점할 수 있어요.');
  write('쿼리를 고쳤습니다.');
  await userEvent.click(save('채점하기'));
  expect(onSave).toHaveBeenCalledExactlyOnceWith('쿼리를 고쳤습니다.');
});

test('is read-only while the text is being scored', async () => {
  const { onSave, onCancel } = show({ busy: true });
  expect(field().readOnly).toBe(true);
  write('쿼리');
  await userEvent.click(save());
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('shows an error, and can be cancelled', async () => {
  const { onCancel } = show({ error: '서버에 연결하지 못했어요.' });
  expect(screen.getByRole('alert').textContent).toBe('서버에 연결하지 못했어요.');
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
