import { expect, test } from 'vitest';
import { adError, adMessages, startMessage, thrownAdError, troubleOf } from './ad-errors.ts';

test('each code has its message and says whether a retry makes sense', () => {
  expect([
    adError('SERVICE_UNAVAILABLE'),
    adError('LOAD_FAILED'),
    thrownAdError('LOAD_ERROR', new Error('no fill')),
    adError('NOT_READY'),
    adError('SHOW_FAILED'),
    thrownAdError('SHOW_ERROR', new Error('no window')),
    thrownAdError('SHOW_ERROR', 'nonsense'),
  ]).toEqual([
    { code: 'SERVICE_UNAVAILABLE', message: 'ad service is not available', retryable: false },
    { code: 'LOAD_FAILED', message: 'Failed to load ad', retryable: true },
    { code: 'LOAD_ERROR', message: 'no fill', retryable: true },
    { code: 'NOT_READY', message: 'Ad is not ready to show', retryable: false },
    { code: 'SHOW_FAILED', message: 'Failed to show ad', retryable: false },
    { code: 'SHOW_ERROR', message: 'no window', retryable: false },
    { code: 'SHOW_ERROR', message: 'Failed to show ad', retryable: false },
  ]);
});

test('the remaining messages', () => {
  expect(adMessages.notInitialised).toBe('ad network not initialized');
  expect(adMessages.initialisationFailed).toBe('initialization failed');
  expect(adMessages.initialisationError).toBe('initialization error');
  expect(adMessages.nothingToShow).toBe('No ad ready to show');
  expect(startMessage('10s')).toBe('Failed to start loading 10s ad');
  expect(startMessage('30s')).toBe('Failed to start loading 30s ad');
});

test('sorts each error into a kind of problem', () => {
  expect(troubleOf(adError('SERVICE_UNAVAILABLE'))).toBe('service');
  expect(troubleOf(adError('LOAD_ERROR', adMessages.initialisationError))).toBe('service');
  expect(troubleOf(adError('LOAD_ERROR'))).toBe('load');
  expect(troubleOf(adError('LOAD_FAILED', startMessage('10s')))).toBe('load');
  expect(troubleOf(adError('NOT_READY'))).toBe('show');
  expect(troubleOf(adError('SHOW_ERROR'))).toBe('show');
});
