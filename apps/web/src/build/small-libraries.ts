import { fileURLToPath } from 'node:url';

const ours = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Whoever imports `zod` gets `lib/zod`, in the build and in tests. The patterns in `zod/v4/core` are still zod's. */
export const smallZod = { find: /^zod$/, replacement: ours('lib/zod/zod.ts') };

/** The builder of Lucide's icons, which each icon imports. */
export const smallIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: ours('ui/create-icon.ts'),
};
