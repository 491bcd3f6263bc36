import { BubblePicture } from '#/ui/bubble-picture.tsx';

/** A question that nobody knows the answer to. */
export const LostPicture = () => (
  <BubblePicture>
    <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
  </BubblePicture>
);

/** An answer on its way up. */
export const UnsentPicture = () => (
  <BubblePicture>
    <path d="M60 60V28M47 40l13-13 13 13" />
  </BubblePicture>
);

/** A dash, as where a score is missing. */
export const EmptyPicture = () => (
  <BubblePicture>
    <path d="M46 43h28" />
  </BubblePicture>
);
