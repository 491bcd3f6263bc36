import type { ko } from './ko.ts';

export const en: typeof ko = {
  speechModel: {
    title: 'Speech recognition on this device',
    text: 'Download the speech model once (about {{size}} MB), and your voice can be recognised on this device. The recognised text is sent to the server for analysis.',
    download: 'Download the model',
    resume: 'Continue the download',
    remove: 'Remove the model',
    downloading: 'Loading',
    percent: '{{number}}%',
    ready: 'Ready. The model is in this browser.',
    cancelled: 'The download has stopped. Complete files are kept, so you can continue any time.',
    failed: {
      network:
        'The connection was lost before everything arrived. Complete files are kept: check your connection and try again.',
      space: 'There is not enough room on this device. Free some space and try again.',
      other: 'The model could not be downloaded. Please try again in a moment.',
    },
    ask: {
      title: 'Download the speech model?',
      text: 'About {{size}} MB are downloaded once and kept in this browser. They are only used to turn what you say in interviews into text on this device, and you can remove them any time. Wi-Fi is best.',
      later: 'Not now',
    },
    askRemoval: {
      title: 'Remove the speech model?',
      text: 'This frees about {{size}} MB in this browser. To use it again you would have to download it again.',
      confirm: 'Remove',
    },
    removed: 'The speech model was removed.',
    removalFailed: 'The model could not be removed. Please try again in a moment.',
  },
};
