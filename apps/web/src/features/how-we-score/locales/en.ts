import type { ko } from './ko.ts';

export const en: typeof ko = {
  howWeScore: {
    title: 'How we score',
    lead: 'A score does not predict whether you will be chosen. It helps you find what to say differently next time. Here is what it is made of, and how far you can trust it.',
    parts: {
      title: 'We look at three things',
      text: 'Each answer gets three scores. Added up in these shares, they make one.',
      legend: '+ raises a score, − lowers it.',
      raises: 'Raises it:',
      lowers: 'Lowers it:',
      relevance: {
        name: 'Relevance',
        question: 'Did you answer what was asked?',
        about: 'Talk about the question',
        points: 'Key points of that question',
        straying: 'Side stories that leave the question',
        wrong: 'What sounds like a wrong explanation',
        careless: 'What sounds careless of people or rules',
      },
      clarity: {
        name: 'Clarity',
        question: 'Can a listener follow at once?',
        opening: 'A first sentence with your point',
        order: 'A clear order',
        pace: 'Speaking too fast or too slowly',
        fillers: 'Fillers such as “um” and “uh”',
        repetition: 'Saying the same thing again',
        sentences: 'Sentences that go on and on',
        wording: 'Talk that jumps around and is hard to follow',
      },
      depth: {
        name: 'Depth',
        question: 'Is there enough in it for the time?',
        ideas: 'Different ideas for the time you had',
        concrete: 'Concrete talk',
        figures: 'Figures',
        actions: 'What you did or would do',
        reasons: 'Reasons',
        virtues: 'Virtues without an example',
      },
    },
    movement: {
      title: 'We start from an ordinary answer',
      text: 'All three scores start where an ordinary answer would be. What is good adds points, what is weak takes some away.',
      shown:
        'The words that moved a score are marked in your answer. Press them and you see the reason.',
      raised: {
        quote: 'I cut the response time from 1.8 to 0.3 seconds.',
        note: 'A figure: depth went up',
      },
      lowered: {
        quote: 'I am diligent and responsible.',
        note: 'No example shows it: depth went down',
      },
      time: 'With less time we expect less. In ten seconds, one exact sentence is enough.',
    },
    agreement: {
      title: 'We compared it with other graders',
      graders:
        'The graders are not people. They are language models that read a written guide and did not know the coach’s scores.',
      people: 'How close it comes to a human interviewer, we do not know yet.',
      caption: 'The coach compared with the graders',
      what: 'What we compared',
      languages: { ko: 'Korean', en: 'English' },
      rows: {
        answers: 'Answers compared',
        withRubric: 'Same order: questions with listed key points',
        withoutRubric: 'Same order: questions it has never seen',
        graders: 'Same order: graders with each other',
        meanError: 'Average difference',
        withinOneBand: 'Answers at most one of four levels off',
      },
      count: '{{number}}',
      points: '{{points}} pts',
      legend: 'Same order: 1 means exactly the same order, 0 means no relation at all.',
      tenSeconds: {
        name: 'Ten-second answers',
        text: '{{points}} points from the graders on average. + means that the coach is more generous.',
      },
      tricks: {
        name: 'Answers that only want points',
        text: 'Of {{total}} answers dressed up without content, {{known}} fooled it on questions with listed key points and {{unknown}} on questions it had never seen.',
      },
      measuredOn: 'Measured on {{date}}.',
    },
    limits: {
      title: 'What it cannot know',
      truth: {
        name: 'Whether it is true',
        text: 'It only compares with the right and wrong explanations of its question bank. What is really true it cannot know.',
      },
      tone: { name: 'Tone', text: 'It cannot tell a joke from a serious word.' },
      meaning: {
        name: 'Between the lines',
        text: 'What you say indirectly, it may miss.',
      },
      misheard: {
        name: 'Misheard words',
        text: 'It scores the transcript. Where that is wrong, the score is off too.',
      },
    },
    unjudged: {
      title: 'What it does not judge',
      list: 'Not part of any score',
      accent: 'Accent',
      dialect: 'Dialect',
      looks: 'Looks and clothes',
      voice: 'Voice',
      feelings: 'Feelings',
      text: 'A shaking voice or a dialect costs no points. If it made the transcript wrong, please correct it.',
    },
    place: {
      title: 'Where it happens',
      server: { name: 'On the server', text: 'With a connection, the server scores your answer.' },
      device: {
        name: 'On this device',
        text: 'Without one, this device gives a provisional score. The server scores it again once you are back online.',
      },
      video: {
        name: 'Video',
        text: 'It is not used. Only the transcript and the time you spoke count.',
      },
      model: {
        name: 'Another language model',
        text: 'Whoever runs the server may have connected one. Then that model scores, and the figures above, which are of the built-in coach, do not apply.',
      },
    },
    wrong: {
      title: 'When a score seems wrong',
      listen: {
        name: 'Listen again',
        text: 'Watch your recording and press the marked words to see why.',
      },
      correct: {
        name: 'Correct misheard words',
        text: 'Right after an answer, “Correct misheard words” lets you fix the transcript and have it scored again.',
      },
      ask: {
        name: 'Ask a person',
        text: 'Let a teacher, a colleague or a friend listen. They may be closer to the truth than the score.',
      },
    },
  },
};
