import type { ko } from './ko.ts';

export const en: typeof ko = {
  landing: {
    title: 'AI mock interviews',
    hero: {
      eyebrow: 'AI mock interviews, like the real thing',
      lineOne: 'Say your answer',
      lineTwo: 'before it counts',
      text: 'Hear a question and answer it out loud. We point to your own words and show what worked and what to add.',
      start: 'Start for free',
      continue: 'Go and practise',
      login: 'Sign in',
      try: 'Try one question without an account',
      note: 'Free to start, and your video stays on your device.',
    },
    categories: {
      label: 'Kinds of interview',
      university: 'University',
      job: 'Job',
      personality: 'Personality',
      pressure: 'Pressure',
    },
    preview: {
      count: '{{current}} of {{total}}',
      timeLeft: '{{time}} left',
      listening: 'Listening',
      score: '{{score}} points',
      relevance: 'Relevance',
      clarity: 'Clarity',
      depth: 'Depth',
    },
    samples: {
      university: {
        question: 'Why did you choose our department?',
        before: 'In my second year ',
        quote: 'I measured our river’s water for three months',
        after: ' and wanted to study the environment.',
        note: 'Something you did yourself leads straight to your reason.',
      },
      job: {
        question: 'How did you solve your hardest problem?',
        before: 'I found the slow query and cut ',
        quote: 'the response time from 1.8 to 0.3 seconds',
        after: '.',
        note: 'A number makes the result clear.',
      },
      personality: {
        question: 'When did you disagree with a teammate?',
        before: 'First I ',
        quote: 'heard their worry out to the end',
        after: ', then put my view as two options.',
        note: 'We can see what you did. Could you add how it ended?',
      },
      pressure: {
        question: 'Your experience is short. Why should we hire you?',
        before: 'It is short, but I have ',
        quote: 'two apps that I shipped on my own',
        after: '.',
        note: 'You stayed calm and gave evidence. Tell us more about one of them.',
      },
    },
    steps: {
      title: 'Three steps to practise',
      pick: {
        title: 'Pick an interview',
        text: 'University, job, personality or pressure: choose one and we prepare the questions.',
      },
      speak: {
        title: 'Answer out loud',
        text: 'Look at the camera and speak within the time. What is left is shown quietly.',
      },
      review: {
        title: 'Polish what we point to',
        text: 'Before the score comes the one sentence worth changing. Then say it again.',
      },
    },
    features: {
      title: 'Turn nerves into practice',
      text: 'Made for getting to know how you speak, not for learning answers by heart.',
      realtime: {
        title: 'Real-time practice',
        text: 'Question, preparation, time limit: it flows as a real interview does.',
        flow: {
          hear: 'Hear the question',
          prepare: '{{seconds}} s to prepare',
          answer: 'Answer out loud',
          feedback: 'Feedback at once',
        },
      },
      feedback: {
        title: 'AI feedback',
        text: 'Not just “well done”. We quote the very words that raised or lowered your score.',
        before: 'I ',
        quote: 'shared the minutes once a week',
        after: ' and misunderstandings became rare.',
        note: 'A concrete action: this raised depth',
      },
      mobile: {
        title: 'On your phone too',
        text: 'One question on the train, one before bed. Nothing to install.',
      },
      analysis: {
        title: 'Analysis at a glance',
        text: 'Relevance, clarity, depth: three views that show where to begin.',
      },
      privacy: {
        title: 'Your video stays with you',
        text: 'Recordings are kept on your device. Analysis uses your voice or text; video is sent only when you choose to.',
      },
    },
    closing: {
      title: 'The first question is an easy one',
      text: 'Shall we answer just one out loud today?',
    },
    footer: 'Daedap, the mock-interview coach you talk to',
    privacy: 'Privacy',
    terms: 'Terms',
    licences: 'Open-source licences',
    howWeScore: 'How we score',
  },
};
