/** The small picture: near the middle of a wide screen's upper edge, where its camera is. */
export const tile =
  'absolute top-3 right-3 aspect-square w-[clamp(76px,24%,148px)] overflow-hidden rounded-control border border-line shadow-card';

/** Keeps what stands at the upper edge of the stage clear of the tile. */
export const besideTile = 'pr-[clamp(88px,26%,164px)]';
