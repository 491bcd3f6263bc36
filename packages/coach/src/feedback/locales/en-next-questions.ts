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
const aboutPractice: NextQuestion = {
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
const aboutCases: readonly NextQuestion[] = [
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
const aboutPlans: NextQuestion = {
  kind: 'action',
  said: /first (month|term|week|semester)|\bstart (with|by)\b/i,
  after: /\b(phd|master'?s|doctorate|research|lab|thesis|dissertation)\b/i,
  question: 'If you could start tomorrow, what would you do in the first month?',
  start: 'In the first month I would …',
};

/** What an interviewer asks after an answer of a kind, about words that it said. */
export const nextQuestions: FeedbackTexts['nextQuestions'] = {
  experience: [
    aboutPractice,
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
      unless: /hard(est)?\b|difficult|tough|favou?rite|subject|\bwho\b/i,
      question: 'If it happened again, what one thing would you do differently?',
      start: 'The one thing I would do differently is …',
    },
    {
      kind: 'action',
      said: /\b(this|the) (job|role|position|company|school|course|university|programme|program)\b|\bhere\b|your (team|company|school)|appl(y|ied|ying)/i,
      after: /contribut|proud|led\b|lead|learn|skill|achiev|improv|built|initiative|challenge/i,
      unless: /fail|regret|drop|gave up|mistake|wrong|missed|appl|join|you get in|let it go/i,
      question: 'How would that experience help you here?',
      start: 'Here it would help me to …',
    },
  ],
  situation: [
    ...aboutCases,
    aboutPractice,
    {
      kind: 'action',
      said: /afterwards|later|after that|next day|follow(ing)? up|once (it|that|things)/i,
      after:
        /shout|angry|upset|fight|argu|complain|accident|error|mistake|wrong|conflict|rude|drunk/i,
      question: 'Once things have settled, what would you still take care of?',
      start: 'Once things have settled, I would …',
    },
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
    {
      kind: 'reflection',
      said: /again|prevent|next time|in future|from then/i,
      after: /complain|error|mistake|outage|late\b|refund|wrong|broke|crash|bug|delay|defect/i,
      question: 'What would you change so that it does not happen again?',
      start: 'So that it does not happen again, I would …',
    },
    {
      kind: 'action',
      said: /no time|out of time|short of time|deadline|priorit/i,
      least: 3,
      after: /first|order|hours?|minutes|week|tonight|tomorrow|steps/i,
      question: 'If time ran short, which of those steps would you leave out?',
      start: 'The first step I would leave out is …',
    },
    {
      kind: 'number',
      said: /check|measur|follow up|afterwards|later|next (day|week)|see (if|whether)|worked/i,
      after:
        /sales|budget|sign-?ups?|campaign|error|target|quality|launch|deadline|traffic|orders?|alerts?/i,
      question: 'How would you tell afterwards that it worked?',
      start: 'I would know that it worked if …',
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
      unless: /\bimportant\b|\bmean to you\b|hard(est)?\b|best part|\bhow (do|would) you\b/i,
      question: 'What would somebody who disagrees say?',
      start: 'Somebody who disagrees would say …',
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
      question: 'What would make you change your mind?',
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
    aboutPractice,
    {
      kind: 'example',
      said: /\bmix|confus|mistak/i,
      after: /differ|distinguish|compare|versus|\bvs\b|tells? .{0,20}apart/i,
      question: 'What goes wrong if somebody mixes the two up?',
      start: 'If you mix them up, …',
    },
    {
      kind: 'otherSide',
      said: /mistake|wrong|careful|watch out|confus|forget|overlook/i,
      after: /\bhow (does|do|is|are|would)\b|\bhappens?\b|steps?\b|calculate|process\b/i,
      question: 'Which part of that do people most often get wrong?',
      start: 'The part that people get wrong is …',
    },
    {
      kind: 'example',
      said: /\bus(e|es|ed|ing|eful)\b|in practice/i,
      after: /what('s| is| are| does)|define|mean/i,
      question: 'Where is that used in practice?',
      start: 'In practice, …',
    },
    {
      kind: 'example',
      said: /for (example|instance)|\blike\b|such as|\bsay\b|imagine|take (a|the)|\b(i|we|my|our)\b/i,
      after: /\bwhat('s| is| are| does)\b|\bwhy\b|\bmean|concept/i,
      unless: /example|case|formula|calculate|how (much|many)|explain .{0,30}\bto\b/i,
      question: 'Could you give a real example?',
      start: 'For example, …',
    },
  ],
  self: [
    aboutPlans,
    aboutPractice,
    ...aboutDeeds,
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
      about: /\b(now i|trying|started|write|practi[cs]|remind|learn|work on)\b/i,
      after: /weak|improve|overcome|flaw/i,
      question: 'How can you tell that what you do about it works?',
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
      start: 'People I work with say …',
    },
    {
      kind: 'action',
      said: /your (team|company)|this (job|role|position)|here\b/i,
      after:
        /strength|good at|role|what you are like|about yourself|who you are|hire you|describe/i,
      question: 'How would you use that in this role?',
      start: 'In this role, I would use it to …',
    },
    {
      kind: 'reason',
      said: /instead|rather than|compared|other (jobs?|fields?|paths?)/i,
      after: /\b(become|career|path|profession|field|major|degree)\b/i,
      question: 'Why this, and not another path you considered?',
      start: 'I chose this path over others because …',
    },
    {
      kind: 'action',
      said: /doesn't (work|help)|still|on (bad|those) days/i,
      after: /stress|pressure|nervous|angry|tired|switch off|unwind/i,
      question: 'What do you do on days when that does not help?',
      start: 'On days when it does not help, I …',
    },
    {
      kind: 'reflection',
      said: /learn|taught|found out|realis|realiz/i,
      after:
        /hobby|hobbies|free time|weekend|spare time|enjoy|outside (work|school)|habit|routine/i,
      question: 'What have you found out by doing it?',
      start: 'By doing it I found out …',
    },
    {
      kind: 'action',
      said: /\bif (it|that|things)|otherwise|plan b/i,
      after: /years?|goal|plan|how long|future|see yourself|once you/i,
      question: 'What if things go differently from that plan?',
      start: 'If it goes differently, I would …',
    },
    {
      kind: 'reason',
      said: /first choice|prefer|if (you|both)|would (take|choose)/i,
      after: /(other|else).{0,20}(appl|interview|compan)|appl.{0,20}(other|elsewhere)/i,
      question: 'If all of them said yes, which one would you choose?',
      start: 'If all of them said yes, I would …',
    },
    {
      kind: 'otherSide',
      said: /weak|not (yet|good)|lack|missing|still|struggl|can't|bad at|downside|hard/i,
      after:
        /strength|good at|role|suits?|known for|specialist|five years|what you are like|hire you/i,
      question: 'What are you still missing there?',
      start: 'What I am still missing is …',
    },
    {
      kind: 'example',
      said: /\b(last|recent\w*|yesterday|this (year|month|week|spring|summer)|lately|ago)\b/i,
      after: /strength|kind of person|describe you|good at|role|friends|colleagues|proud/i,
      question: 'When did that last show?',
      start: 'The last time was when …',
    },
  ],
};
