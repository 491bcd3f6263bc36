import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

function show() {
  const onCancel = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <AlertDialog
      open={open}
      title="나갈까요?"
      text="로그아웃해요."
      cancelLabel="취소"
      confirmLabel="나가기"
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
  const { rerender } = render(dialog(true));
  return { onCancel, onConfirm, close: () => rerender(dialog(false)) };
}

test('is named, described, and starts on the safe choice', () => {
  show();
  const dialog = screen.getByRole('alertdialog', { name: '나갈까요?' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('로그아웃해요.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '취소' }));
});

test('Escape is the safe choice', () => {
  const { onCancel, onConfirm } = show();
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('takes the safe choice when the browser closes it', () => {
  const { onCancel } = show();
  screen.getByRole<HTMLDialogElement>('alertdialog').close();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('ignores a close event that arrives after it was opened again', () => {
  const { onCancel } = show();
  fireEvent(screen.getByRole('alertdialog'), new Event('close'));
  expect(onCancel).not.toHaveBeenCalled();
});

test('makes no choice when it is closed from outside', () => {
  const { onCancel, close } = show();
  close();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
