/** The four files of the two networks, before compression. */
export const faceModelBytes = 2_191_769;
