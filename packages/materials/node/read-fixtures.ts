import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@daedap/contract/languages';
import { type MaterialKind, materialKinds } from '../src/kinds.ts';

export type Fixture = {
  readonly id: string;
  readonly kind: MaterialKind;
  readonly language: Language;
  /** Whether it is for an interview that must not know schools and parents. */
  readonly blind: boolean;
  /** Written before the maker was changed, and read only after: it shows how papers fare that nobody tuned it for. */
  readonly isHeldOut: boolean;
  /** With the invented personal data of its invented writer. */
  readonly text: string;
};

const folder = join(import.meta.dirname, '../fixtures');

/** The papers that we wrote ourselves. A name says what it is: `cover-letter-backend.ko.txt`. */
export function readFixtures(): Fixture[] {
  return globSync(['*.{ko,en}.{txt,md}', 'held-out/*.{ko,en}.{txt,md}'], { cwd: folder })
    .toSorted()
    .map((name) => {
      const id = basename(name).replace(/\.(?:txt|md)$/, '');
      const kind = materialKinds.find((each) => id.startsWith(each));
      if (!kind) throw new Error(`${name} is no kind of paper`);
      return {
        id,
        kind,
        language: id.endsWith('.ko') ? 'ko' : 'en',
        blind: kind === 'school-record' || id.includes('public'),
        isHeldOut: name.includes('held-out'),
        text: readFileSync(join(folder, name), 'utf8'),
      };
    });
}
