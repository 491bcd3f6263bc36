import { expect, test } from 'vitest';
import {
  backupAllowance,
  backupReason,
  isBackupDialogDismissed,
  setBackupDialogDismissed,
} from './backup-rules.ts';

const nothing = { space: { isLowSpace: false }, size: 0, recordings: 0, important: false };

test('recommends a backup for four reasons', () => {
  expect(backupReason(nothing)).toBeNull();
  expect(backupReason({ ...nothing, space: { isLowSpace: true } })).toBe('storage_low');
  expect(backupReason({ ...nothing, size: 52_428_800 })).toBeNull();
  expect(backupReason({ ...nothing, size: 52_428_801 })).toBe('large_file');
  expect(backupReason({ ...nothing, recordings: 4 })).toBeNull();
  expect(backupReason({ ...nothing, recordings: 5 })).toBe('multiple_recordings');
  expect(backupReason({ ...nothing, important: true })).toBe('important_recording');
});

test('prefers the star, then low space, size and number', () => {
  const all = { space: { isLowSpace: true }, size: 60_000_000, recordings: 9, important: true };
  expect(backupReason(all)).toBe('important_recording');
  expect(backupReason({ ...all, important: false })).toBe('storage_low');
  expect(backupReason({ ...all, important: false, space: { isLowSpace: false } })).toBe(
    'large_file',
  );
});

test.each([
  ['free', 0, { status: 'plan' }],
  ['basic', 19, { status: 'allowed' }],
  ['basic', 20, { status: 'count', limit: 20 }],
  ['premium', 5_000, { status: 'allowed' }],
] as const)('%s with %d backups', (plan, others, allowance) => {
  expect(backupAllowance({ plan, others, size: 1 })).toEqual(allowance);
});

test('does not allow a file that the server would refuse for its size', () => {
  const one = { plan: 'premium', others: 0 } as const;
  expect(backupAllowance({ ...one, size: 52_428_800 }).status).toBe('allowed');
  expect(backupAllowance({ ...one, size: 52_428_801 }).status).toBe('size');
});

test('stores “do not ask again” under its key and takes a corrupt value for no', () => {
  expect(isBackupDialogDismissed()).toBe(false);
  setBackupDialogDismissed(true);
  expect(localStorage.getItem('backupDialogDismissed')).toBe('true');
  expect(isBackupDialogDismissed()).toBe(true);
  setBackupDialogDismissed(false);
  expect(localStorage.getItem('backupDialogDismissed')).toBeNull();
  localStorage.setItem('backupDialogDismissed', '{');
  expect(isBackupDialogDismissed()).toBe(false);
});
