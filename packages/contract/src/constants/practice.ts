/** Days until a question comes back: the first after a poor answer, each further one after a good one. */
export const reviewDays = [1, 3, 7, 21] as const;
/** An answer with fewer points comes back. */
export const reviewBelowScore = 60;
/** A plan is made from this many of the newest attempts, and the dashboard offers this many questions a day. */
export const reviewedAttempts = 1_000;
export const shownReviews = 3;
/** Habits and competences are shown over this many of the newest answers. */
export const progressAnswers = 10;
/** A line needs two. */
export const fewestProgressAnswers = 2;
export const drillSeconds = 60;
/** How many answers the summary of a month shows in full. */
export const summaryAnswers = 3;
/** Months that a user can choose from: ten years. */
export const shownMonths = 120;
