import type { ko } from './ko.ts';

export const en: typeof ko = {
  devices: {
    lost: {
      title: 'A device was disconnected',
      text: 'Please see whether the camera or microphone came off, then try again.',
    },
    failures: {
      denied: {
        title: 'Camera and microphone are blocked',
        text: 'Press the lock or camera in the address bar, allow them, and try again.',
      },
      notFound: {
        title: 'No device was found',
        text: 'Please check that the camera or microphone is connected.',
      },
      busy: {
        title: 'Another app is using it',
        text: 'Close the app or tab that uses the camera or microphone and try again.',
      },
      unsupported: {
        title: 'This device cannot be opened',
        text: 'It does not support the settings we need. Please use another camera or microphone.',
      },
      blocked: {
        title: 'The security settings block it',
        text: 'Please check that the address begins with https.',
      },
      other: {
        title: 'The device could not be opened',
        text: 'Please try again in a moment. ({{name}})',
      },
    },
  },
};
