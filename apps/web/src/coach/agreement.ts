/** The measured figures of the coach, without the coach itself. */
export { agreement, type Agreement } from '@daedap/coach/agreement';
