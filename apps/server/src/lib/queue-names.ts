/** Two queues of analyses, because `text` jobs must not wait behind `speech` jobs, which take long, and the dead letter queue. */
export const queueNames = ['analyse-text', 'analyse-speech', 'analysis-lost'] as const;

export type QueueName = (typeof queueNames)[number];

/** Those that are counted. Completed jobs are kept for a day. */
export const jobStates = ['created', 'retry', 'active', 'failed'] as const;
