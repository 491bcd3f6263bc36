import { useEffect, useState } from 'react';
import { reportAndReturn } from '#/lib/errors/report-error.ts';

const load = () =>
  import('./parts.ts').catch(reportAndReturn('media', 'loading the interviewer', null));

export type InterviewerParts = NonNullable<Awaited<ReturnType<typeof load>>>;

/** The drawn interviewer and the settings come after the page, which is complete without them. */
export function useInterviewerParts(): InterviewerParts | null {
  const [parts, setParts] = useState<InterviewerParts | null>(null);
  useEffect(() => void load().then(setParts), []);
  return parts;
}
