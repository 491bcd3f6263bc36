import type { ko } from './ko.ts';

export const en: typeof ko = {
  feedback: {
    score: {
      label: '{{score}} points, grade {{grade}}, {{name}}',
      unit: 'pts',
      grade: '{{grade}} · {{name}}',
      parts: 'Scores in detail',
      part: '{{score}} points',
    },
    tone: {
      excellent: 'A truly excellent answer!',
      good: 'A good answer. Shall we polish one more spot?',
      encouragement:
        'Answering to the end is good practice already. Let us add one thing at a time.',
    },
    dimensions: { all: 'All', relevance: 'Relevance', clarity: 'Clarity', depth: 'Depth' },
    sections: {
      feedback: 'Feedback',
      strengths: 'What went well',
      improvements: 'What could be better',
      keywords: 'Key words',
      transcript: 'What you said',
    },
    more: {
      items: '+{{number}} more',
      words: '+{{number}}',
      less: 'Show less',
      of: '{{title}} {{action}}',
    },
    watch: 'Watch my answer',
    edit: 'Correct misheard words',
    star: 'Important answer',
    marks: {
      filter: 'Show by score',
      legend: 'Press marked words to see why.',
      raised: 'Raised a score',
      lowered: 'Lowered a score',
      raisedIn: 'Raised {{dimension}}',
      loweredIn: 'Lowered {{dimension}}',
      notes: 'Why these words changed the score',
      seek: 'Watch at {{time}}',
      seekQuote: 'Watch at {{time}}: {{quote}}',
      none: 'There is nothing to mark here.',
      silent: 'No words were heard.',
    },
    editing: {
      title: 'Correct misheard words',
      typeTitle: 'Type your answer',
      text: 'Put it as you said it. The corrected text is scored again.',
      typeText: 'Write what you said, as you said it. What you write is scored.',
      field: 'What you said',
      count: '{{number}} / {{limit}} characters',
      save: 'Score it again',
      typeSave: 'Score it',
      problems: {
        unchanged: 'Correct something first, then it can be scored again.',
        blank: 'Write what you said, then it can be scored.',
        tooLong: 'Up to {{limit}} characters. Please take out {{over}}.',
      },
    },
    actions: {
      reRecord: 'Record again',
      next: 'Next question',
      last: 'See the results',
      compare: 'Compare with the earlier answer',
      abort: 'Stop the interview',
    },
    silent: {
      title: 'We did not hear a voice',
      text: 'As it is, this counts as 0. Shall we check these and record again? The new answer is the one that counts.',
      tips: 'What it often is',
      muted: 'The microphone is off. Check the mute switch of your headset and device.',
      device: 'Another microphone is selected. Check the microphone settings of your browser.',
      distance: 'The microphone is far away. Speak clearly, about a hand’s width from it.',
      otherApp: 'A call or meeting app is using the microphone. Close it and try again.',
    },
    unscored: {
      badge: 'Not scored',
      title: 'This answer was not scored',
      reasons: {
        speech_off:
          'The server cannot turn speech into text right now, so nobody heard the answer.',
        speech_failed: 'Turning speech into text went wrong, so nobody heard the answer.',
        media_unreadable: 'The sound in the file could not be read.',
        analysis_failed: 'The answer was heard, but scoring it went wrong.',
        unknown: 'Nobody could hear the answer.',
      },
      text: 'It is not a zero. The recording is still on this device. Type what you said and it can be scored.',
      type: 'Type the answer',
    },
    provisional: {
      title: 'A provisional score, made without a network',
      text: 'Your answer is kept on this device. Once there is a connection it is sent and scored again, and that score takes the place of this one.',
    },
    queued: {
      title: 'Your answer is safe on this device',
      text: 'There is no internet connection right now. When it is back, the answer is sent by itself, and you find the result in your records.',
      goOn: 'You need not wait: you can go on. If you type what you said, you see a provisional score at once.',
      type: 'Type what you said',
    },
    failed: {
      title: 'Analysis failed: {{message}}',
      text: 'The recording is still on this device. You can analyse it again, record again, or go on.',
      retry: 'Analyse again',
    },
    noSound: {
      title: 'The sound could not be taken out',
      text: 'We could not take the sound alone out of the recording. If you want, the video itself can be sent and analysed.',
      sent: 'What is sent: all picture and sound of this answer ({{size}})',
      after:
        'The server deletes it as soon as the analysis is done. Videos of other answers are not sent.',
      tooLarge:
        'This video is {{size}} and cannot be sent. Up to {{limit}} is possible, so please record a shorter answer.',
      send: 'Send the video for analysis',
    },
    followUp: {
      title: 'Follow-up question',
      offered: 'Would you like what an interviewer might ask next, after this answer?',
      asking: 'Reading your answer again and choosing a question.',
      added: 'It comes next.',
      none: 'There is nothing more to ask about this answer. You can go to the next question.',
      failed: 'We could not get a follow-up question. Your answer and its score are unchanged.',
      ask: 'Get a follow-up question',
    },
  },
};
