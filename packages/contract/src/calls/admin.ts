import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { sessionStatuses } from '../categories.ts';
import { health } from '../health.ts';

const count = z.int().nonnegative();

export const getAdminOverview = defineCall({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Counts of accounts and sessions, and the health of database, queue and engines',
  access: 'admin',
  status: 200,
  response: success({
    users: z.object({ total: count, admins: count, newThisWeek: count }),
    sessions: z.record(z.enum(sessionStatuses), count),
    health,
  }),
  errors: [],
});
