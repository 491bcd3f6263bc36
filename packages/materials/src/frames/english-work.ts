import { framesOfDeeds, type Frame } from './frame.ts';
import { job } from './english-words.ts';

/** The bare name of some work, or work of a post that has ended: asked in no tense. */
const named = /named: /;
const people =
  /\b(?:teach|train|guid|coach|mentor|student|apprentice|fresher|trainee|patient|residents?|customers?|colleague)/i;

/** Questions about work that goes on or went on, a new place of work and a choice of others. */
export const englishWorkFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['duty'],
    ask: {
      hardest: [
        '{lead}Can you tell me about a day when that was difficult, and what you did?',
        { text: '{lead}What is the most demanding part of that?', unless: named },
        { text: '{lead}Which part of that work did you find most demanding, and why?', if: named },
      ],
      proof: [
        { text: '{lead}How do you make sure that it is done well?', unless: named },
        { text: '{lead}How can one tell whether that work is done well?', if: named },
      ],
      process: ['{lead}What would you show first to somebody who is new to that work?'],
      lesson: ['{lead}What has that work taught you?'],
      limits: [
        {
          text: '{lead}What goes wrong most easily with that, and how do you prevent it?',
          unless: new RegExp(`${named.source}|${people.source}`, 'i'),
        },
      ],
      relation: [{ text: '{lead}How would that work help you in this job?', kind: 'cv', ...job }],
    },
  },
  {
    deeds: ['turn'],
    ask: {
      process: ['{lead}What was new for you there, and how did you find your way into it?'],
      lesson: ['{lead}What did you learn in that time that you still use?'],
    },
  },
  {
    deeds: ['chosen'],
    ask: {
      reason: ['{lead}Why do you think that you were the one?'],
      hardest: ['{lead}What turned out to be the most difficult part of it?'],
      lesson: ['{lead}What did you learn from that?'],
    },
  },
]);
