export const en = {
  looking: {
    start: 'Check eye contact',
    again: 'Check again',
    hint: 'Checks on this device whether your face was turned to the camera while you answered. It is not part of your score.',
    consent: {
      title: 'Look for a face in this video?',
      what: 'Two pictures a second are checked for one thing: whether your face is turned to the camera. Not who you are, and not what your face expresses.',
      where:
        'All of it happens on this device. Neither the video nor the result is sent to the server, and neither counts towards your score.',
      keep: 'The result stays on this device with the video and is deleted with it.',
      size: 'The first time, about {{size}} of files for finding faces are downloaded.',
      agree: 'Agree and check',
      decline: 'No, thanks',
    },
    progress: {
      loading: 'Preparing',
      reading: 'Looking',
      percent: '{{number}}%',
      note: 'You can look at other things while it works.',
    },
    cancelled: 'Stopped. Nothing of it was kept.',
    failed: {
      network: 'The files for this could not be downloaded. Press again once you are online.',
      picture: 'This browser cannot read the pictures of this video.',
      other: 'It stopped half-way. Your video is still there, so you can press again.',
    },
    unclear: {
      title: 'This video did not show it',
      text: 'Your face was clear for too short a time. More light, and a seat in the middle of the picture, help.',
    },
    seen: {
      title: 'Time towards the camera',
      facing: 'Your face was turned to the camera for {{percent}}% of the time it was visible.',
      longest: 'The longest look away began at {{time}} and lasted {{seconds}} s.',
      neverAway: 'You never looked away for more than a second.',
      out: 'Your face was not in the picture for {{seconds}} s.',
      note: 'This follows your head, not your eyes, and has nothing to do with your score.',
      moments: 'Go to a moment',
      away: 'looking away',
      outMark: 'face not visible',
      moment: '{{time}} {{what}} · {{seconds}} s',
      showAll: 'Show all {{number}}',
    },
  },
};
