/** What becomes of an answer and of the interview, in one file that comes after the page. */
export { analyseAnswer } from '#/domain/answer/answer-services.ts';
export {
  abandonInterview,
  afterAnswer,
  analyseInterview,
  askFollowUp,
  fetchNextQuestion,
  rescoreAnswer,
  saveServerIds,
} from './interview-calls.ts';
