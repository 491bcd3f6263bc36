import type { ko } from './ko.ts';

export const en: typeof ko = {
  interview: {
    title: 'Interview',
    progress: 'Question {{number}} / {{total}}',
    followUps: {
      upTo: 'up to {{max}} follow-ups',
      more: 'follow-ups: up to {{count}} more',
      this: 'Follow-up {{number}} (at most {{max}})',
    },
    percent: '{{percent}}%',
    expected: 'Expected {{time}}',
    back: 'Leave the interview',
    end: 'End',
    endLong: 'End the interview',
    loading: 'Loading your questions',
    opening: {
      title: 'Please allow the camera and the microphone',
      text: 'Press allow when the browser asks. The video stays on this device.',
    },
    denied: {
      title: 'The camera and the microphone cannot be used',
      why: 'This may be why',
      reasons: {
        refused: 'You pressed block when the browser asked.',
        earlier: 'The camera or microphone of this site was blocked before.',
        system: 'The device’s settings keep the browser from the camera or microphone.',
      },
      how: 'How to turn them on',
      steps: {
        lock: 'Press the lock or the camera at the left of the address bar.',
        allow: 'Set camera and microphone to allow.',
        reload: 'Press the button below to load the page again.',
      },
      retry: 'Try again',
      withoutVideo: 'Go on without video',
      dashboard: 'Back to the dashboard',
    },
    cameraError: {
      title: 'The webcam could not be connected',
      retry: 'Try again',
      withoutVideo: 'Go on without video',
    },
    questionFailed: {
      title: 'The questions could not be made',
      text: 'We could not load the questions. Load the page again, or go on with the basic question.',
      retry: 'Load again',
      fallback: 'Go on with the basic question',
    },
    recovering: {
      title: 'There is an answer that was cut off',
      text: 'An answer of {{duration}}, begun {{time}}, is still on this device. Shall we use it?',
      keep: 'Analyse this answer',
      discard: 'Discard it and answer anew',
      keeping: 'Gathering the answer',
      discarding: 'Discarding the answer',
    },
    camera: {
      preview: 'You, as the camera sees you',
      soundOnly: 'Sound only',
      soundOnlyText: 'You answer by microphone, without a camera. The bar moves when it hears you.',
      recording: 'Recording',
      paused: 'Paused',
      rec: 'REC',
      elapsed: 'Recorded {{time}}',
      size: 'Recording size {{size}}',
    },
    time: {
      left: 'Time left {{time}}',
      near: '{{seconds}} seconds left',
      warning: 'Almost over',
      paused: 'Paused',
    },
    limit: {
      title: 'Answer time',
      text: '{{seconds}} s a question · {{tier}}',
      session: '{{seconds}} s a question · set for this interview',
      raised: '{{now}} s for this answer · {{seconds}} s from the next one on',
      useMore: 'Use {{seconds}} s from the next answer on',
      upgrade: 'Get more time',
    },
    real: {
      passed: '{{time}} so far',
      left: '{{time}} left in all',
      askAgain: 'Could you repeat that?',
      askAgainShort: 'Repeat that',
      thanks: 'Thank you',
      nextSoon: 'We go on in a moment.',
      next: 'Waiting for the next question',
      backTo: 'A follow-up to an earlier question: {{question}}',
      collecting: 'Your answers are being analysed',
      collected: '{{done}} of {{total}} are done. The results come after the last one.',
      incomplete: 'Some answers were not sent',
      incompleteText:
        '{{count}} of {{total}} did not reach the server. The recordings are on this device. Send them again?',
      sendAgain: 'Send again',
      sendVideo: 'Send the video of answers whose sound cannot be read',
      withoutThem: 'See the results without them',
    },
    keyPoints: {
      show: 'Show key points to think of',
      none: 'There are no key points for this question.',
    },
    mode: {
      legend: 'Way of analysis',
      realtime: 'While you speak',
      recommended: 'Recommended',
      realtimeText:
        'Your words become text as you speak, and only the text is sent (about {{text}}). Where the server has to listen, the sound is sent too (up to {{stream}} a minute). If that fails, the recorded sound is sent (about {{sound}} a minute).',
      upload: 'From the recording',
      uploadText: 'Only the sound is sent, once your answer is over (about {{sound}} a minute).',
      locked: 'It cannot be changed while recording.',
    },
    speech: {
      method: 'Listening with {{name}}',
      methods: {
        webspeech: 'the browser’s speech recognition',
        'whisper-local': 'this device’s speech recognition',
        'whisper-server': 'the server’s speech recognition',
        recorder: 'the recording',
      },
      after: 'Your words will be recognised from the recording once you are done.',
      processing: 'Working out your words',
      captions: 'Live captions',
      trouble: {
        permission:
          'Without permission for the microphone your words cannot become text. Please allow it in the browser. This answer will be analysed from its sound.',
        recognition:
          'Speech recognition ran into a problem. Your answer is being recorded all the same and will be analysed from its sound.',
        allFailed:
          'Your words cannot become text as you speak right now. Your answer is being recorded all the same and will be analysed from its sound.',
        alreadyRunning:
          'Speech recognition is already running. Your answer is being recorded, and its sound will be analysed.',
      },
    },
    privacy: 'The video stays on this device. Only sound or text is sent to be analysed.',
    storage: {
      low: 'Storage is running low. We will record at a lower quality.',
      critical:
        'Storage is almost full. We will record at the lowest quality. Please tidy up older videos after the interview.',
      full: 'Storage is full. This answer lasts only as long as this page is open: finish it and have it analysed.',
      failed:
        'This device is not storing the recording. This answer lasts only as long as this page is open: finish it and have it analysed.',
    },
    missing: {
      sound:
        'No sound comes from the microphone. The answer is recorded, but nothing can be heard. Check the microphone, or type what you said after the answer.',
      picture:
        'No picture comes from the camera. The sound is still recorded, so you can answer as you are.',
    },
    control: {
      start: 'Start answering',
      starting: 'Starting to record',
      complete: 'Finish',
      skip: 'Skip the voice',
      asking: 'The interviewer is asking.',
      pause: 'Pause',
      resume: 'Resume',
      soon: 'It starts by itself in a moment.',
      counting: 'It starts by itself when the countdown ends.',
      ready: 'Press when you are ready.',
      space: 'The space bar starts and ends an answer too.',
    },
    says: {
      recording: 'Recording now.',
      paused: 'Recording is paused.',
      warning: '{{seconds}} seconds left.',
      stopped: 'Time is up. The recording ends.',
      counting: 'Recording starts in {{seconds}} seconds.',
      go: 'Go!',
    },
    analysis: {
      collecting: 'Gathering your recording',
      extracting: 'Taking out the sound ({{percent}}%)',
      uploading: 'Sending your answer ({{percent}}%)',
      analysing: 'Looking at what you said ({{percent}}%)',
      message: '{{message}} ({{percent}}%)',
    },
    feedback: {
      title: 'Result of question {{number}}',
      followUpTitle: 'Result of the follow-up to question {{number}}',
      editError: 'It could not be scored again. Your text is still there: try again in a moment.',
      following: 'Choosing what to ask next',
      fetching: 'Getting the next question',
      warnings: {
        tooShort: 'The recording was very short. The score may be low because of it.',
        noVoice: 'Hardly any voice was found in the recording.',
        tooQuiet:
          'Your voice was recorded quietly. Please speak a little closer to the microphone.',
        textFailed: 'Text analysis failed: the recorded sound was analysed instead.',
        emptyTranscript: 'No text came of your words while you spoke, so the sound was analysed.',
      },
    },
    advancing: 'On to the next question',
    aborting: 'Closing the interview',
    completed: 'Opening your results',
    left: 'Going to the dashboard',
    signedOut: {
      title: 'You are signed out',
      text: 'What you recorded is still on this device. The sign-in page opens in a moment.',
    },
    retake: {
      title: 'Answering this question again',
      result: 'Your new answer',
      end: 'Stop answering again',
      endTitle: 'Stop answering again?',
      endText: 'What you are recording is not saved. Your earlier answer and its score stay.',
      endConfirm: 'Stop',
      leaveText:
        'Your earlier answer and its score stay. When you answer this question again, we ask whether to use what you were recording.',
    },
    endDialog: {
      title: 'End the interview?',
      text: 'The current answer is not saved. Earlier answers are kept.',
      stay: 'Stay',
      confirm: 'End the interview',
    },
    leaveDialog: {
      title: 'Leave the interview?',
      text: 'Earlier answers are kept, and you can go on from your records. About an answer being recorded we will ask you when you come back.',
      waitText: 'Your answers so far are kept, and you can pick up from your records.',
      stay: 'Stay',
      confirm: 'To the dashboard',
    },
    alerts: {
      streamMissing: {
        title: 'No media stream can be used',
        text: 'The camera stream is missing. Please reload the page and try again.',
      },
      streamInactive: {
        title: 'The camera stream is inactive',
        text: 'The camera or microphone was disconnected. Please try again.',
      },
      startFailed: {
        title: 'Recording could not be started',
        text: 'Please reload the page and try again.',
      },
      recorderFailed: {
        title: 'An error occurred while recording',
        text: 'Please record this answer again from the start. Earlier answers are kept.',
      },
      pauseFailed: {
        title: 'It could not be paused',
        text: 'The recording may be going on. Keep answering, or press Finish.',
      },
      noData: {
        title: 'No recording data was collected',
        text: 'Please check camera and microphone and answer again.',
      },
      collectTimeout: {
        title: 'The recorded video could not be gathered in time',
        text: 'What was stored is still on this device. If your words were heard, the text is analysed; if not, please answer again.',
      },
      sizeLimit: {
        title: 'The file has exceeded {{limit}}MB',
        text: 'Your answer up to here will be analysed. To answer more concisely, press re-record on the next screen.',
      },
      deviceLost: {
        title: 'The camera or microphone was disconnected',
        text: 'What was recorded up to here is kept and will be analysed.',
      },
      slept: {
        title: 'The device fell asleep, so the recording ended',
        text: 'What was recorded up to here is kept and will be analysed.',
      },
      saveFailed: {
        title: 'Your answer could not be saved',
        text: 'Save failed: this device could not write it. It will be analysed all the same; please keep this page open until that is done.',
      },
      storageFull: {
        title: 'Your answer could not be saved',
        text: 'Save failed: this device is full. It will be analysed all the same; please keep this page open until that is done.',
      },
      analysisFailed: {
        title: 'Analysis failed: {{reason}}',
        text: 'Your recording is still there. On the next screen you can analyse it again or record anew.',
        unknown: 'unknown problem',
      },
    },
    debug: {
      open: 'Debug',
      title: 'Debug',
      state: 'State',
      session: 'Session',
      question: 'Question',
      speech: 'Speech',
      sizes: 'Sizes',
      errors: 'Errors on this page',
      health: 'Server health',
      again: 'Check again',
      none: 'none',
      storageFailed: 'The storage of this device could not be opened',
    },
  },
};
