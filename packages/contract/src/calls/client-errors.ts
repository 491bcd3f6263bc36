import { z } from 'zod';
import { defineCall, success } from '../call.ts';
import { clientErrorKinds } from '../client-errors.ts';
import {
  clientErrorMessageMaxLength,
  clientErrorStackMaxLength,
} from '../constants/client-errors.ts';
import { pages } from '../pages.ts';

/** A page by its pattern, so that no id of an address is reported. */
const page = z.enum([...Object.values(pages), 'other']);

const reportFields = {
  kind: z.enum(clientErrorKinds),
  message: z.string().min(1).max(clientErrorMessageMaxLength),
  stack: z.string().max(clientErrorStackMaxLength),
  page,
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  /** The browser's family and major version. The whole user agent could identify a person. */
  browser: z.string().regex(/^(?:chrome|edge|firefox|safari|samsung|other)(?: \d{1,3})?$/),
};

export const reportClientError = defineCall({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'Report an error of the web app, without personal data',
  access: 'user',
  limit: 'clientErrors',
  body: z.object(reportFields),
  status: 202,
  response: success({}),
  errors: [],
});

export const getClientErrors = defineCall({
  method: 'GET',
  path: '/api/admin/client-errors',
  summary: 'The latest errors that browsers reported; equal errors are one entry with a count',
  access: 'admin',
  status: 200,
  response: success({
    errors: z.array(
      z.object({
        ...reportFields,
        id: z.string(),
        count: z.int().positive(),
        firstSeenAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});
