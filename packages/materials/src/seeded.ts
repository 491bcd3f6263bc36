/** Random numbers from 0 to 1 that are always the same for the same seed. */
export function randomFrom(seed: string): () => number {
  let state = 0x9e3779b9;
  for (let index = 0; index < seed.length; index += 1)
    state = Math.imul(state ^ seed.charCodeAt(index), 0x85ebca6b) >>> 0;
  return () => {
    // xorshift32: enough to vary questions, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}
