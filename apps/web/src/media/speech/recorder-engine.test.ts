import { recorderEngine } from './recorder-engine.ts';
import { describeSpeechEngine } from './testing/engine-contract.ts';

describeSpeechEngine('the recorder', { needsSource: true, understands: false }, () => ({
  start: recorderEngine,
  say: async (text, { recorder }) => recorder().say(text),
  breakDown: ({ recorder }) => recorder().fail(),
  isBusy: () => false,
}));
