import type { ko } from './ko.ts';

export const en: typeof ko = {
  storage: {
    debug: {
      count: '{{name}}: {{count}}',
      broken: '{{count}} cannot be read',
    },
    panel: {
      papers: '{{number}} of your papers are stored on this device, too.',
      toPapers: 'My papers',
      title: 'Recordings on this device',
      text: 'Your videos stay in this browser. Only those you back up yourself go to the server.',
      space: 'Storage',
      used: '{{usage}} of {{quota}}',
      usedAbout: 'About {{usage}}',
      left: '{{percent}}% used, {{available}} left.',
      unknown: 'The browser does not say how much is left, so this is an estimate.',
      low: 'Storage is running low. From the next recording on, the quality is lowered automatically.',
      critical:
        'Storage is almost full. The next recording is made at the lowest quality. Please save older videos as files and delete them.',
      count: 'Recordings: {{number}} · {{size}}',
      empty: 'No recorded answers yet. They gather here as you practise.',
      practise: 'Practise an interview',
      broken: 'Records that cannot be read and are not listed: {{number}}. They were not deleted.',
      showAll: 'Show all {{number}}',
    },
    row: {
      noQuestion: 'An answer without its question',
      play: 'Watch: {{question}}',
      export: 'Save as a file: {{question}}',
      backUp: 'Back up to the server: {{question}}',
      delete: 'Delete: {{question}}',
      backedUp: 'Backed up',
      exported: 'Saved as a file.',
    },
    remove: {
      title: 'Delete this recording?',
      text: 'The video of “{{question}}” goes from this device. This cannot be undone. Score and feedback stay.',
      confirm: 'Delete',
      done: 'The recording is deleted.',
      failed: 'The recording could not be deleted. Please try again shortly.',
    },
    cleanUp: {
      button: 'Keep only the latest {{kept}}',
      title: 'Keep only the latest {{kept}}?',
      text: 'Older recordings go from this device: {{number}} ({{size}}). This cannot be undone. Scores and feedback stay.',
      confirm: 'Delete {{number}}',
      done: 'Older recordings deleted: {{number}}.',
    },
    failure: {
      title: 'The storage could not be opened',
      text: 'Another tab may be using it, or the browser does not allow it. Your recordings have not been deleted.',
      reset: 'Empty it and start anew',
      resetTitle: 'Empty the storage?',
      resetText:
        'Every recording in this browser is deleted, those of other accounts too. This cannot be undone.',
      resetConfirm: 'Delete everything',
      resetDone: 'The storage is new and empty.',
      resetBlocked:
        'Another tab is using the storage. It is emptied once every other Daedap tab is closed.',
      resetFailed:
        'The storage could not be emptied. Please look at the site data in your browser.',
    },
    recovery: {
      title: 'We found an unfinished recording',
      text: 'It seems the page closed while you were recording. This much is there.',
      keep: 'Keep',
      discard: 'Discard',
      kept: 'The recording is kept. You find it under My account.',
      discarded: 'The recording is discarded.',
      full: 'There is no space left to keep it. Please delete older recordings and try again.',
      failed: 'It could not be kept. It is still there; please try again.',
      discardTitle: 'Discard this recording?',
      discardText: 'Your answer to “{{question}}” is deleted. This cannot be undone.',
    },
    player: {
      title: 'Watch my answer',
      video: 'Video of my answer: {{question}}',
      privacy: 'The video stays on this device; only audio is sent for analysis.',
      fromServer:
        'The video is not on this device, so you see the one you backed up to the server.',
      loadFailed: 'The video could not be loaded',
      playFailed: 'Something went wrong while playing the video',
      missing: 'No video is saved for this answer.',
      gone: 'The video was not found. It may be deleted from this device or recorded on another one.',
      soundOnly: 'This answer has sound only.',
      playHint: 'If trying again does not help, try another browser.',
    },
    backup: {
      title: 'Back up to the server?',
      reasons: {
        storage_low: 'This device is low on storage. A backup keeps your video safe.',
        large_file: 'The video is large and takes much of this device’s storage.',
        multiple_recordings:
          'There are {{number}} or more recordings on this device. A backup keeps them safe.',
        important_recording: 'You marked this answer as important. A backup keeps it safe.',
      },
      question: 'Question',
      duration: 'Length',
      size: 'Size',
      quality: 'Quality',
      qualities: { high: 'High', medium: 'Medium', low: 'Low' },
      consent:
        'Pressing “Back up” sends this video to the server. It is deleted there together with the interview.',
      doNotAsk: 'Do not ask again',
      later: 'Later',
      confirm: 'Back up',
      uploading: 'Sending',
      percent: '{{number}}%',
      finishing: 'The server is saving it.',
      done: 'Your answer is backed up on the server.',
      cancelled: 'The backup is cancelled. Your video is still on this device.',
      toFile: 'Save as a file',
      blocked: {
        tier: 'Server backup begins with the Basic plan. On the Free plan videos stay on this device only.',
        count:
          'The {{tier}} plan holds {{number}} backups at a time. Delete older interviews or change your plan to back up more.',
        size: 'The server takes up to {{size}}. Please save this video as a file.',
        upgrade: 'See the plans',
      },
      errors: {
        noToken: 'There is no sign-in token',
        notSignedIn: 'Authentication failed. Please sign in again.',
        invalid: 'This is not valid video data',
        empty: 'The video file is empty. Please record again.',
        tooLarge: 'The file is too large. Please answer more briefly.',
        notOnServer:
          'The server has no record of this answer, so it cannot be backed up. Please save it as a file instead.',
        timeout:
          'Nothing moved for {{seconds}} seconds, so we stopped. The video may be too long or the server busy. (Timeout ({{seconds}}s))',
        badAnswer:
          'The server’s answer could not be read. Please try again. (Invalid server response format)',
        refused: 'The upload failed: {{status}} {{text}}',
      },
    },
  },
};
