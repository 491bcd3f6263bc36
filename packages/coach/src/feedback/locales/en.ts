import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps, late, named, next, tooLong, vague } from './en-gaps.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
  tooLong,
  late,
  vague,
  core: [
    'Start with {label}: "{start}".',
    'If you answer again, begin with {label}: "{start}".',
    'Let your first sentence be about {label}: "{start}".',
    'The question is first of all about {label}, so begin with "{start}".',
    'An interviewer first wants to hear about {label}, so open with "{start}".',
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
      {
        kind: 'number',
        said: /\d|checked|measured|compared|percent|half/i,
        about: /\b(improved|better|faster|easier|fewer|dropped|fell|rose|grew|changed|worked)\b/i,
        question: 'How did you know that it had changed?',
        start: 'I could tell because …',
      },
      {
        kind: 'action',
        said: /hard|difficult|stuck|struggl|problem|argu/i,
        question: 'At which moment were you most stuck?',
        start: 'The hardest moment was …',
      },
      {
        kind: 'reflection',
        said: /these days|since then|\bnow\b|still|from then/i,
        question: 'What have you done differently since then?',
        start: 'Since then, I …',
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
      {
        kind: 'reflection',
        said: /again|prevent|next time|in future|from then/i,
        after: /complain|error|mistake|outage|late\b|refund|wrong|broke|crash|bug|delay|defect/i,
        question: 'What would you change so that it does not happen again?',
        start: 'So that it does not happen again, I would …',
      },
      {
        kind: 'otherSide',
        said: /\bif\b|otherwise|unless|plan b|still/i,
        question: 'What would you do next if that does not work?',
        start: 'If that does not work, I would …',
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
      {
        kind: 'otherSide',
        said: /unless|depends|except|\bif\b|case/i,
        question: 'In which case would you change your mind?',
        start: 'I would change my mind if …',
      },
    ],
    knowledge: [
      {
        kind: 'otherSide',
        said: /except|however|unless|limit|\bbut\b|not always/i,
        question: 'Is there a case where that does not hold?',
        start: 'It does not hold when …',
      },
      {
        kind: 'example',
        said: /for example|for instance|such as|\blike\b|imagine/i,
        question: 'Could you explain it to a beginner with an example?',
        start: 'Take … as an example: …',
      },
    ],
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
      {
        kind: 'result',
        said: /\d|since then|improved|better|fewer|less/i,
        after: /weak|improve|overcome|flaw/i,
        question: 'How can you tell that it is working?',
        start: 'I can tell that it helps because …',
      },
      {
        kind: 'otherSide',
        said: /\bbut\b|downside|sometimes|weak/i,
        after: /strength|hire you|what you are like|describe yourself|personality/i,
        question: 'Has that ever got in your way?',
        start: 'It got in my way once when …',
      },
      {
        kind: 'example',
        said: /friend|colleague|manager|teacher|boss|they say/i,
        after: /strength|weak|hire you|describe yourself|personality|role/i,
        question: 'What do people who work with you say about it?',
        start: 'People who have seen it say …',
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
