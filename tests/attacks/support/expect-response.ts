import type { AnyCall } from '@daedap/contract/call';
import { errorEnvelope, errorStatus } from '@daedap/contract/errors';
import type { LightMyRequestResponse } from 'fastify';

/** Whatever was sent: no fault of the server, and a response that the contract describes. */
export function expectContractResponse(call: AnyCall, response: LightMyRequestResponse): void {
  const problem = problemOf(call, response);
  if (problem === null) return;
  const { statusCode, body } = response;
  throw new Error(`${call.method} ${call.path}: ${problem}; ${statusCode} ${body.slice(0, 300)}`);
}

function problemOf(call: AnyCall, response: LightMyRequestResponse): string | null {
  const { statusCode, headers } = response;
  if (statusCode >= 500) return 'a fault of the server';
  if (!/^[\w-]{8,64}$/.test(String(headers['x-request-id']))) return 'no request id';
  if (statusCode < 400) return problemOfSuccess(call, response);
  // A range that a file does not have is answered without a body.
  if (call.returnsBytes && statusCode === 416) return null;
  const { success, data } = errorEnvelope.safeParse(response.json());
  if (!success) return 'an error that is none of the contract';
  return errorStatus[data.code] === statusCode ? null : `${data.code} has another status`;
}

function problemOfSuccess(call: AnyCall, response: LightMyRequestResponse): string | null {
  if (call.returnsBytes) return null;
  const isLater = response.statusCode === 202 && call.mayTakeLonger;
  const expected = isLater || response.statusCode === call.status;
  if (!expected) return 'another status than that of success';
  return call.response.safeParse(response.json()).success
    ? null
    : 'not the response of the contract';
}
