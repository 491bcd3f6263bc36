/** The plans. Only the browser stores which plan a user has; the server does not know plans. */
export const tiers = [
  {
    id: 'free',
    name: 'Free',
    nameKo: '무료',
    timeLimit: 10,
    features: ['localStorage'],
    price: 0,
    currency: 'KRW',
    isPopular: false,
    backups: 0,
  },
  {
    id: 'basic',
    name: 'Basic',
    nameKo: '베이직',
    timeLimit: 60,
    features: ['serverBackup'],
    price: 9_900,
    currency: 'KRW',
    isPopular: true,
    backups: 20,
  },
  {
    id: 'premium',
    name: 'Premium',
    nameKo: '프리미엄',
    timeLimit: 300,
    features: ['unlimitedBackup'],
    price: 19_900,
    currency: 'KRW',
    isPopular: false,
    backups: Number.POSITIVE_INFINITY,
  },
] as const;

export type TierId = (typeof tiers)[number]['id'];

export const subscriptionDays = 30;
export const trialDays = 30;
