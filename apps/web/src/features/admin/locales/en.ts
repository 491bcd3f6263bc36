import type { ko } from './ko.ts';

export const en: typeof ko = {
  admin: {
    title: 'Admin',
    text: 'Counts of accounts and interviews, and the state of the server.',
    refresh: 'Refresh',
    failed: 'The overview could not be loaded',
    users: { title: 'Accounts', total: 'All', admins: 'Admins', newThisWeek: 'New this week' },
    sessions: {
      title: 'Interviews',
      started: 'Started',
      in_progress: 'In progress',
      completed: 'Completed',
      abandoned: 'Abandoned',
    },
    health: {
      title: 'Health',
      database: 'Database',
      queue: 'Job queue',
      questions: 'Question engine',
      analysis: 'Analysis engine',
      speech: 'Speech engine',
      version: 'Version',
      uptime: 'Uptime',
      uptimeValue: '{{hours}} h {{minutes}} min',
      latency: '{{milliseconds}} ms',
      embedded: 'Embedded',
      'openai-compatible': 'External (OpenAI-compatible)',
      status: { ok: 'OK', down: 'Not answering', off: 'Off' },
    },
  },
};
