import type { FeedbackTexts, NextQuestion } from '../texts.ts';

/** What an interviewer asks about something that was done, whatever the question was. */
const aboutDeeds: readonly NextQuestion[] = [
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
    question: 'While you made it, what turned out differently from your first idea?',
    start: 'What turned out differently was …',
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

/** What an interviewer asks after an answer of a kind, about words that it said. */
export const nextQuestions: FeedbackTexts['nextQuestions'] = {
  experience: [
    ...aboutDeeds,
    {
      kind: 'result',
      said: /react|said no|agreed|refused|laughed|thanked|angry|replied|\b(they|he|she|the \w+) (said|nodded|looked|didn't|asked|thought|went|told|wasn't|were|was)\b/i,
      about:
        /^(then )?i (\w+ )?(asked|told|suggested|offered|proposed|persuaded|convinced|explained|emailed|called|went to)\b/i,
      question: 'How did they react at first?',
      start: 'At first, they …',
    },
    {
      kind: 'number',
      said: /measured|counted|recorded|compared|tracked|checked|survey/i,
      about:
        /(\d|percent|half|twice|double|third).{0,40}\b(fell|dropped|rose|grew|went|became|down|up|sold|saved|came)\b|\b(fell|dropped|rose|grew|went|down|up|saved)\b.{0,30}(\d|percent|half|twice|double)/i,
      question: 'How did you arrive at that number?',
      start: 'I got that number by …',
    },
    {
      kind: 'reflection',
      said: /since then|now i|these days|next time|still do|ever since/i,
      about: /\b(learned|learnt|realised|realized|understood|taught me|showed me)\b/i,
      question: 'When have you used that lesson since?',
      start: 'I used it again when …',
    },
    {
      kind: 'reflection',
      said: /again|since then|next time|learn|these days|now i/i,
      about:
        /\b(failed|missed|late|mistake|wrong|forgot|lost|too long|broke|should have|regret)\b/i,
      question: 'What would you do differently if it happened again?',
      start: 'If it happened again, I would first …',
    },
    {
      kind: 'reflection',
      said: /these days|since then|\bnow\b|still|from then|next time|afterwards|ever since/i,
      question: 'How have you handled similar situations since?',
      start: 'When something similar came up, I …',
    },
    {
      kind: 'reflection',
      said: /again|next time|since then|learn|regret|should('ve| have)|different|now i|these days|hindsight|still do/i,
      question: 'If it happened again, what one thing would you do differently?',
      start: 'The one thing I would do differently is …',
    },
  ],
  situation: [
    {
      kind: 'action',
      said: /\bif (it|that|not|they)|otherwise|unless/i,
      about: /\b(check|find out|look (at|into|up)|verify|test|confirm|investigate)\b/i,
      question: 'What if you find something you did not expect?',
      start: 'If it turned out differently, I would …',
    },
    {
      kind: 'action',
      said: /the message|would include|would say/i,
      about: /\b(report|inform|let .{2,20} know|share|update|notify)\b/i,
      question: 'What is the one thing that message has to say?',
      start: 'The one thing it has to say is …',
    },
    {
      kind: 'action',
      said: /sorry|apologi|explain to|upset|instead/i,
      about: /\b(stop|cut|pause|cancel|move|delay|drop|postpone|reduce|turn off)\b/i,
      question: 'What would you say to the people who lose out by that?',
      start: 'To those who lose out, I would say …',
    },
    {
      kind: 'action',
      said: /["“”]|i would say|i'd say|i would tell (him|her|them) that|\bi (told|said)\b|i'd ask|i would ask/i,
      about: /\b(tell|call|explain|apologi[sz]e|talk|speak|write|inform|thank)\b/i,
      question: 'What exactly would your first words be?',
      start: 'I would say: …',
    },
    {
      kind: 'action',
      said: /if (that|it|they|he|she|not|still)|otherwise|refus|says no/i,
      about: /\b(ask|offer|suggest|propose|persuade|convince|negotiate|request)\b/i,
      question: 'And what if they say no?',
      start: 'If they say no, I would …',
    },
  ],
  opinion: [
    {
      kind: 'otherSide',
      said: /unless|except|however|although|not always|depends/i,
      about: /\b(because|since|so that|otherwise)\b/i,
      question: 'When does that reason not hold?',
      start: 'That reason does not hold when …',
    },
    {
      kind: 'action',
      said: /first\b|start with|to begin|\bwe (took|did|made|tried)\b/i,
      about: /\b(should|must|need to|has to|have to|ought)\b/i,
      question: 'What would have to change first?',
      start: 'The first thing to change would be …',
    },
    {
      kind: 'otherSide',
      said: /disagree|other side|true that|some people say/i,
      question: 'What would you say to someone who disagrees?',
      start: 'To someone who disagrees I would say …',
    },
    {
      kind: 'example',
      said: /example|last|once|when i|i (was|had|did|worked|saw|tried)/i,
      question: 'What have you seen that made you think so?',
      start: 'I came to think so when …',
    },
    {
      kind: 'otherSide',
      said: /unless|depends|except|\bif\b|case/i,
      question: 'In which case would you change your mind?',
      start: 'I would change my mind if …',
    },
    {
      kind: 'action',
      said: /\bi (did|have|was|worked|tried|once|used)\b/i,
      question: 'When have you acted on that yourself?',
      start: 'I acted on it when …',
    },
  ],
  knowledge: [
    {
      kind: 'example',
      said: /for (example|instance)|\blike\b|such as|\bsay\b|imagine|take (a|the)|\b(i|we|my|our)\b/i,
      unless: /example|case|formula|calculate|how (much|many)/i,
      question: 'Could you give a real example?',
      start: 'For example, …',
    },
  ],
  self: [
    ...aboutDeeds,
    {
      kind: 'example',
      said: /example|once|last|year|month|week|when i|i (was|had|did|made|worked|took|sold|joined|built|wrote|studied|started)/i,
      about: /\b(i'm|i am|my|they'd say|people say|strength|weakness)\b/i,
      question: 'When did that show most clearly?',
      start: 'It showed most when …',
    },
  ],
};
