export const mina = {
  id: 7,
  username: '민아',
  email: 'mina@example.com',
  role: 'user',
} as const;

export const admin = { ...mina, id: 1, username: '서연', role: 'admin' } as const;
