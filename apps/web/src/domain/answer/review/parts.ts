/** What a review has besides the scores and the words, in one file that comes after the page. */
export { DeliveryPanel } from './delivery/delivery-panel.tsx';
export { PrintedDelivery, SessionDelivery } from './delivery/session-delivery.tsx';
export { SoundNotice } from './delivery/sound-notice.tsx';
export { TrendDelivery } from './delivery/trend-delivery.tsx';
export { TwoTimelines } from './delivery/two-timelines.tsx';
export { AnswerPractice } from './practice/practice-panel.tsx';
export { Prompter } from './practice/prompter.tsx';
export { sendStar, waitingStar } from '../practice-changes.ts';
