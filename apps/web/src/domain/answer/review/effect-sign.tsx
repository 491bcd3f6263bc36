import type { Evidence } from '@daedap/contract/interviews';

/** With a word joiner: a sign does not stay behind at the end of a line. */
const signs = { raised: '▲\u2060', lowered: '▼\u2060' } as const;
const colours = { raised: 'text-score-green', lowered: 'text-score-amber' } as const;

/** Up or down; words say the same to those who do not see it. */
export function EffectSign({ effect }: { effect: Evidence['effect'] }) {
  return (
    <span aria-hidden="true" className={`text-[0.625rem] ${colours[effect]}`}>
      {signs[effect]}
    </span>
  );
}
