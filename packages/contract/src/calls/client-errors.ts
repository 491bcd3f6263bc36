import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { clientErrorKinds } from '../client-errors.ts';
import {
  clientErrorMessageMaxLength,
  clientErrorStackMaxLength,
} from '../constants/client-errors.ts';
import { pages } from '../pages.ts';

/** A page by its pattern, so that no id of an address can be among it. */
const page = z.enum([...Object.values(pages), 'other']);

const facts = {
  kind: z.enum(clientErrorKinds),
  message: z.string().min(1).max(clientErrorMessageMaxLength),
  stack: z.string().max(clientErrorStackMaxLength),
  page,
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  /** The family and its major version; never the whole line of a browser, which can tell people apart. */
  browser: z.string().regex(/^(?:chrome|edge|firefox|safari|samsung|other)(?: \d{1,3})?$/),
};

export const reportClientError = defineCall({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'A fault that a browser ran into, without anything personal',
  access: 'user',
  limit: 'clientErrors',
  body: z.object(facts),
  status: 202,
  response: success({}),
  errors: [],
});

export const getClientErrors = defineCall({
  method: 'GET',
  path: '/api/admin/client-errors',
  summary: 'The latest faults that browsers reported, equal ones counted together',
  access: 'admin',
  status: 200,
  response: success({
    errors: z.array(
      z.object({
        ...facts,
        id: z.string(),
        count: z.int().positive(),
        firstSeenAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});
