export { InterviewerLayer } from './interviewer-layer.tsx';
export { SettingsButton } from './interviewer-panel.tsx';
