type Chance = { readonly now: () => number; readonly random: () => string };

const browser: Chance = {
  now: () => Date.now(),
  random: () => crypto.randomUUID().slice(0, 8),
};

/** Names an interview that the server has not heard of yet. */
export const newClientSessionId = ({ now, random }: Chance = browser): string =>
  `session-${now()}-${random()}`;
