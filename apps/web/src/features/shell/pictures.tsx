import { BubblePicture } from '#/ui/bubble-picture.tsx';

export const LostPicture = () => (
  <BubblePicture>
    <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
  </BubblePicture>
);

export const LockPicture = () => (
  <BubblePicture>
    <path d="M49 40v-7a11 11 0 0 1 22 0v7M44 40h32v23H44z" />
  </BubblePicture>
);

export const BrokenPicture = () => (
  <BubblePicture>
    <path d="M34 43h12l7-15 12 30 8-22 4 7h9" />
  </BubblePicture>
);
