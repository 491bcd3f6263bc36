import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { closing, full, gaps, late, named, next, vague } from './en-gaps.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
  closing,
  full,
  late,
  vague,
  heard: [
    'You said "{quote}".',
    'One thing you said was "{quote}".',
    'You told us "{quote}".',
    'You mentioned this: "{quote}".',
    'Your answer was about this: "{quote}".',
  ],
  core: [
    'The question asks first for this: {label}; begin with "{start}".',
    'Begin with "{start}" and make this clear first: {label}.',
    'Answer this part first, with "{start}": {label}.',
    'Start again with "{start}", so that this is clear: {label}.',
    'An interviewer wants to hear this first, beginning with "{start}": {label}.',
  ],
  next,
  but: '',
  asked: [
    'Answer "{question}" straight away: "{start}".',
    'The question was "{question}", so begin with "{start}".',
    'To answer "{question}", let your first sentence be "{start}".',
    'Think of "{question}" once more and start with "{start}".',
    'If you answer again, keep to "{question}" and begin with "{start}".',
    'Come back to "{question}" and say "{start}" first.',
  ],
  nextQuestions: {
    experience: [
      {
        kind: 'reflection',
        said: /again|since then|next time|learn|these days|now i/i,
        about:
          /\b(failed|missed|late|mistake|wrong|forgot|lost|too long|broke|should have|regret)\b/i,
        question: 'What would you do differently if it happened again?',
        start: 'If it happened again, I would first …',
      },
      {
        kind: 'reason',
        said: /because|so that|the reason|instead|rather/i,
        about:
          /^i (\w+ )?(made|built|wrote|changed|moved|split|decided|chose|offered|suggested|started|stopped|cut|called|collected|asked|put|set|drew|took)\b.{12}/i,
        question: 'Of all the ways to go about it, why that one?',
        start: 'I chose that way because …',
      },
    ],
    situation: [
      {
        kind: 'action',
        said: /["“”]|i would say|i'd say|i would tell (him|her|them) that/i,
        about: /\b(tell|call|explain|apologi[sz]e|talk|speak|write|inform|thank)\b/i,
        question: 'What exactly would your first words be?',
        start: 'I would say: …',
      },
      {
        kind: 'otherSide',
        said: /if (that|it|they|he|she|not|still)|otherwise|refus|says no/i,
        about: /\b(ask|offer|suggest|propose|persuade|convince|negotiate|request)\b/i,
        question: 'And what if they say no?',
        start: 'If they say no, I would …',
      },
      {
        kind: 'reason',
        said: /because|so that|since|reason|otherwise/i,
        about: /\bfirst\b/i,
        question: 'Why would you do that before anything else?',
        start: 'I would start there because …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        said: /disagree|other side|true that|some people say/i,
        about: /\b(think|believe|should|would|i'd|is|are)\b/i,
        question: 'What would you say to someone who disagrees?',
        start: 'To someone who disagrees I would say …',
      },
      {
        kind: 'example',
        said: /example|last|once|when i|i (was|had|did|worked|saw|tried)/i,
        about: /\b(think|believe|should|would|i'd|is|are)\b/i,
        question: 'What have you seen that made you think so?',
        start: 'I came to think so when …',
      },
    ],
    knowledge: [],
    self: [
      {
        kind: 'point',
        said: /\b(your (team|company)|this (job|role|position|work)|apply|applied|major|degree)\b/i,
        after: /about yourself|introduce yourself|who you are|what you are like/i,
        question: 'How does that connect to the job you are applying for?',
        start: 'What I would bring to this job is …',
      },
      {
        kind: 'point',
        said: /\b(join|after i|in your (team|company)|i want to|i would like to|i'd like to|i hope|contribute)\b/i,
        after: /\b(why (us|this|our)|company|major|hire you|apply|applied|school)\b/i,
        question: 'What is the first thing you would do with that here?',
        start: 'The first thing I would do here is …',
      },
      {
        kind: 'example',
        said: /example|once|last|year|month|week|when i|i (was|had|did|made|worked|took|sold|joined|built|wrote|studied|started)/i,
        about: /\b(i'm|i am|my|they'd say|people say|strength|weakness)\b/i,
        question: 'When did that show most clearly?',
        start: 'It showed most when …',
      },
    ],
  },
  starts,
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
