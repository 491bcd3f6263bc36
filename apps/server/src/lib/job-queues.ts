/** Texts have a queue of their own, because recognising speech takes long. Jobs that failed too often go to the last one. */
export const queueNames = ['analyse-text', 'analyse-speech', 'analysis-lost'] as const;

export type QueueName = (typeof queueNames)[number];

/** The states that the metrics count. */
export const jobStates = ['created', 'retry', 'active', 'failed'] as const;
