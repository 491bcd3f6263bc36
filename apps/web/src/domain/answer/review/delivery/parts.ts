/** Everything about how something was said, in one file that comes after the page. */
export { DeliveryPanel } from './delivery-panel.tsx';
export { PrintedDelivery, SessionDelivery } from './session-delivery.tsx';
export { SoundNotice } from './sound-notice.tsx';
export { TrendDelivery } from './trend-delivery.tsx';
export { TwoTimelines } from './two-timelines.tsx';
