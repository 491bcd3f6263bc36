import { useSyncExternalStore } from 'react';
import { getTheme, subscribeTheme, type Theme } from './theme-store.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, getTheme);
}
