import type { MainCategory } from '@daedap/contract/categories';

const strokes: Record<MainCategory, string> = {
  university: 'M4 12.5 16 7l12 5.5L16 18 4 12.5ZM9 15v6c0 1.5 3 3.5 7 3.5s7-2 7-3.5v-6M28 12.5V20',
  job: 'M5 11.5h22v14H5zM12 11.5v-4h8v4M5 17.5h22M16 16v3',
  personality:
    'M16 26S5.5 20 5.5 12.8A5.6 5.6 0 0 1 16 10a5.6 5.6 0 0 1 10.5 2.8C26.5 20 16 26 16 26Z',
  pressure: 'M6 22a10.5 10.5 0 1 1 20 0M16 20l4.5-6M12.5 25h7',
};

export function CategoryPicture({ category }: { category: MainCategory }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
      <svg
        viewBox="0 0 32 32"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={strokes[category]} />
      </svg>
    </span>
  );
}
