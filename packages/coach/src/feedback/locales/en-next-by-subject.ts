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

/** What an interviewer asks about the people and things of a case, by the words of its question. */
export const aboutCases: readonly NextQuestion[] = [
  {
    kind: 'action',
    said: /\b(parents?|mum|mom|dad|guardian|home)\b/i,
    after: /\b(child|children|toddler|pupils?|in your class|nursery)\b/i,
    unless: /\b(parents?|mum|mom|dad|family)\b/i,
    question: 'When would you tell the parents, and how would you put it?',
    start: 'I would tell the parents …',
  },
  {
    kind: 'action',
    said: /\b(hand ?over|next shift|document|record|write it|note|report)/i,
    after: /\b(patients?|residents?|ward|care home|dementia|elderly|client's home)\b/i,
    unless: /\b(famil(y|ies)|relatives?)\b/i,
    question: 'What would you make sure the next shift knows?',
    start: 'I would make sure the next shift knows that …',
  },
  {
    kind: 'action',
    said: /\b(log|record|write (it|that|them)|note|report|sheet|hand ?over)/i,
    after:
      /\b(machine|equipment|production line|warehouse|stock count|forklift|pallet|wiring|circuit|boiler|lorry|truck)\b/i,
    question: 'What would you write down so that the next person knows?',
    start: 'I would write down …',
  },
  {
    kind: 'action',
    said: /postmortem|post-mortem|add(ed)? (a )?(test|alert)|monitoring|so it (can't|doesn't) happen/i,
    after: /\b(server|deploy\w*|bugs?|outage|database|in production)\b/i,
    question: 'Once it is fixed, what would you change for next time?',
    start: 'Once it is fixed, I would …',
  },
  {
    kind: 'action',
    said: /in one sentence|in short|report (it|that|back)/i,
    after: /\b(campaign|marketing|sales|advert\w*|budget|footfall)\b/i,
    question: 'How would you put that to your manager in one sentence?',
    start: 'In one sentence, I would say …',
  },
  {
    kind: 'action',
    said: /\b(tell|ask|ring|call|report|raise|flag|sign)\b/i,
    after: /\b(reconcil\w*|ledger|month.end|invoices?|balance the till|stock count)\b/i,
    unless: /difference|\bwhat('s| is)\b|explain/i,
    question: 'If it still did not add up, how long would you look before you told someone?',
    start: 'I would look until …',
  },
  {
    kind: 'action',
    said: /\b(next time|came back|come back|comes back|again)\b/i,
    after:
      /\b(customer|guest|shopper|caller|passenger)\b.*\b(angry|rude|shout|upset|complain|refund|drunk|refuse|demand)/i,
    question: 'What would you do if the same person came back next week?',
    start: 'If they came back next week, I would …',
  },
  {
    kind: 'action',
    said: /\b(next day|afterwards|later on|after that|since then)\b/i,
    after:
      /\b(colleague|coworker|co-worker|teammate|workmate)\b.*\b(argu|disagree|conflict|lazy|late|rude|steal|mistake|wrong|share|difficult|annoy)/i,
    question: 'How would things be between the two of you the next day?',
    start: 'The next day I would …',
  },
];

/** What somebody who wants to do research asks to be shown. */
export const aboutPlans: NextQuestion = {
  kind: 'action',
  said: /first (month|term|week|semester)|\bstart (with|by)\b/i,
  after: /\b(phd|master'?s|doctorate|research|lab|thesis|dissertation)\b/i,
  question: 'If you could start tomorrow, what would you do in the first month?',
  start: 'In the first month I would …',
};
