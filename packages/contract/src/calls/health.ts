import { defineCall, success } from '../call.ts';
import { health } from '../health.ts';

export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  summary:
    'Whether the server works; 503 with the same figures in `details` when its database does not respond',
  access: 'public',
  status: 200,
  response: success(health.shape),
  errors: ['UNAVAILABLE'],
});
