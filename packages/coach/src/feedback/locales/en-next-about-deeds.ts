import type { NextQuestion } from '../texts.ts';

/** What an interviewer asks about something that was done, whatever the question was. */
export const aboutDeeds: readonly NextQuestion[] = [
  {
    kind: 'action',
    said: /["“”]|\b(said|saying|wrote that|it said|told (him|her|them) that)\b/i,
    about: /\bi (\w+ )?(wrote to|emailed|texted|messaged|called|rang|phoned)\b/i,
    question: 'What exactly did you say or write there?',
    start: 'What I said was …',
  },
  {
    kind: 'result',
    said: /\b(he|she|they|it) (said|explained|turned)|answered|replied|told me|accepted|agreed|refused/i,
    about: /\bi (\w+ )?asked\b/i,
    question: 'What answer did you get?',
    start: 'The answer I got was …',
  },
  {
    kind: 'otherSide',
    said: /downside|complain|but some|annoy|worse|side effect/i,
    about: /\bi (\w+ )?(moved|cut|split|replaced|removed|shortened)\b/i,
    question: 'Did that change make anything harder?',
    start: 'What became harder was …',
  },
  {
    kind: 'action',
    said: /at first|first version|changed|redid|again|rewrote/i,
    about: /\bi (\w+ )?(made|built|drew|designed|created|programmed)\b/i,
    question: 'What changed from your first idea while you were making it?',
    start: 'What changed was …',
  },
  {
    kind: 'otherSide',
    said: /surpris|expected|turned out|found out|realised|realized/i,
    about:
      /\bi (\w+ )?(counted|measured|collected|compared|recorded|tracked|looked up|interviewed)\b/i,
    question: 'What surprised you most in what you found?',
    start: 'What surprised me most was …',
  },
  {
    kind: 'otherSide',
    said: /instead|either|other option|alternative|thought about/i,
    about: /\bi (\w+ )?(decided|chose|quit)\b/i,
    question: 'What was the other choice you thought about longest?',
    start: 'The other choice I thought about was …',
  },
  {
    kind: 'otherSide',
    said: /luck|other reason|partly|also because|season/i,
    about:
      /\b(fell|dropped|rose|grew|doubled|tripled|halved|went (up|down|from)|came back|improved)\b/i,
    question: 'What besides your own work could explain that result?',
    start: 'Besides my own work, it may have been …',
  },
  {
    kind: 'action',
    said: /handed (it )?over|took over|successor|next person/i,
    about: /\bi (\w+ )?(ran (a|the|our|my)|led|organi[sz]ed|managed|was in charge|coordinated)\b/i,
    question: 'If you handed that job to someone, what would you tell them first?',
    start: 'The first thing I would tell them is …',
  },
];

/** What an interviewer asks about a practice or a procedure, whatever kind of question it is. */
export const aboutPractice: NextQuestion = {
  kind: 'otherSide',
  said: /\bmiss\b|forget|forgot|overlook|slip|skip/i,
  after:
    /\bhow do (you|we) (check|clean|store|keep (?!up\b|your)|make sure|prevent|prepare|inspect|load|look after|maintain|secure)\b|\bwhat (must|should|do) (you|we|one|an? \w+) (check|keep|make sure|look)|\bhow do you (do|run|prepare|set up|carry out)\b|\b(walk|talk) me through\b|\b(checks|procedure|precautions)\b|\bthe steps\b/i,
  unless: /\bdifference|\bwhy\b|\bdefine\b/i,
  question:
    'On a hectic day, which part of that is easiest to miss, and how would you guard against it?',
  start: 'On a hectic day, the part that is easy to miss is …',
};
