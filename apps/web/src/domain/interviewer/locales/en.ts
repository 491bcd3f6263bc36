export const en = {
  interviewer: {
    title: 'Interviewer',
    settings: 'Interviewer settings',
    text: 'Kept on this device.',
    aloud: {
      legend: 'Read questions aloud',
      on: 'On',
      off: 'Off',
      text: 'The interviewer reads each question aloud. Your preparation time starts when the voice ends; the space bar or the skip button goes on at once.',
    },
    voice: {
      label: 'Voice',
      auto: 'Choose for me (recommended)',
      network: '{{name}} · needs the internet',
      none: 'This browser has no English voice. Questions are shown as text.',
      searching: 'Looking for voices.',
      listen: 'Listen',
      stop: 'Stop',
      failed:
        'There was no sound. Please check the volume of your device and your browser settings.',
    },
    speed: { label: 'Speed', value: '{{speed}}×' },
    character: {
      legend: 'Character',
      auto: 'Choose for me',
      calm: 'Calm',
      brisk: 'Brisk',
      stern: 'Stern',
      text: '“Choose for me” is stern in pressure interviews and calm in all others.',
    },
    large: {
      legend: 'Large picture',
      camera: 'My camera',
      interviewer: 'Interviewer',
      alone: 'Hide interviewer',
    },
    names: {
      calm: 'Calm interviewer',
      brisk: 'Brisk interviewer',
      stern: 'Stern interviewer',
    },
    swap: { camera: 'Make my camera large', interviewer: 'Make the interviewer large' },
    done: 'Done',
  },
};
