import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { deliverySummary } from '../delivery.ts';
import { idText, sessionRef } from '../ids.ts';

export const saveDelivery = defineCall({
  method: 'POST',
  path: '/api/recordings/sessions/:id/answers/:answerId/delivery',
  summary: 'Store how an answer was said, which the device works out of its recording',
  access: 'user',
  params: z.object({ id: sessionRef, answerId: idText }),
  body: deliverySummary,
  status: 200,
  response: success({}),
  errors: ['NOT_FOUND'],
});
