/** The screens before a question and after an answer, in one file that comes after the page. */
export { PreparationScreen } from './preparation-screen.tsx';
export { AnalysisAdScreen, EndAdScreen } from './waiting-screens.tsx';
