import { changeTheme, type Theme } from '#/lib/theme/theme-store.ts';
import { useTheme } from '#/lib/theme/theme-store.ts';
import { IconButton } from '#/ui/icon-button.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '#/ui/icons.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

const after = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<
  Theme,
  Theme
>;

const icons = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const;

export function ThemeSwitch() {
  const { t } = useTexts();
  const theme = useTheme();
  const next = after[theme];
  const Icon = icons[theme];
  const label = t('shell.theme.switch', {
    current: t(`shell.theme.${theme}`),
    next: t(`shell.theme.${next}`),
  });
  return (
    <IconButton label={label} onClick={() => changeTheme(next)}>
      <Icon />
    </IconButton>
  );
}
