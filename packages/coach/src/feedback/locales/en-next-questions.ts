import { hintingWords } from '../sure-words.ts';
import type { FeedbackTexts } from '../texts.ts';

/** What was changed after something had happened, or would be. */
const lessons =
  /since then|\bnow\b|these days|still|from then|ever since|next time|after that|again|learn|differently|should have|could have|in hindsight|looking back|the second (time|year)/i;

/** Something that the speaker did or that happened. */
const happened =
  /\b(i|we) (\w+ )?(\w{2,}ed|did|had|was|were|saw|took|made|went|told|sold|got|said|ran|wrote|left|lost|found|kept)\b|example|\blast\b|\bonce\b|when i/i;

/** Figures, in digits or in words. */
const figures = hintingWords.en.number;

/** What an interviewer asks after an answer of a kind, about words that it said. */
export const nextQuestions: FeedbackTexts['nextQuestions'] = {
  experience: [
    {
      kind: 'otherSide',
      said: /react|said no|agreed|refused|laughed|thanked|angry|\b(they|he|she|who|manager|boss|customer) (\w+ )?(said|told|thought|liked|wanted|hated)|replied|happy|accepted/i,
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
      kind: 'action',
      said: /gave up|give up|tired|wanted to quit|hard/i,
      about: /\b(every (day|week|night|morning|month)|for (\w+ )?(weeks|months|years))\b/i,
      after: /\b(stuck with|kept|keep|long|persist|give up|quit|going)\b/i,
      question: 'When did you come closest to giving up?',
      start: 'I came closest to giving up when …',
    },
    {
      kind: 'reflection',
      said: lessons,
      about:
        /\b(failed|missed|late|mistake|wrong|forgot|lost|too long|broke|should have|regret)\b/i,
      question: 'What would you do differently if it happened again?',
      start: 'If it happened again, I would first …',
    },
    {
      kind: 'reason',
      said: /because|so that|reason|instead|rather|since|\bso (i|we)\b|in order|that way|wanted to/i,
      about:
        /^i (\w+ )?(made|built|wrote|changed|moved|split|decided|chose|offered|suggested|started|stopped|cut|called|collected|asked|put|set|drew|took)\b.{12}/i,
      question: 'Of all the ways to go about it, why that one?',
      start: 'I chose that way because …',
    },
    {
      kind: 'number',
      said: new RegExp(`${figures.source}|checked|measured|compared`, 'i'),
      about: /\b(improved|better|faster|easier|fewer|fell|rose|grew)\b/i,
      question: 'How did you check that?',
      start: 'I checked it by …',
    },
    {
      kind: 'action',
      said: /hard|difficult|tough|stuck|struggl|problem|argu|afraid|nervous|froze|worr|couldn't|didn't work|worst/i,
      question: 'What was the hardest part of that?',
      start: 'The hardest part was …',
    },
    {
      kind: 'reflection',
      said: lessons,
      question: 'How have you handled similar situations since?',
      start: 'When something similar came up, I …',
    },
    {
      kind: 'otherSide',
      said: /instead|other option|alternative|could have|because|either/i,
      about:
        /^(then )?i (\w+ )?(made|built|wrote|changed|moved|split|decided|chose|started|stopped|cut|set|drew)\b/i,
      question: 'What other options did you think about?',
      start: 'Another option was …',
    },
    {
      kind: 'reason',
      said: /because|since|so that|in order|reason|as i|to (make|keep|get|see|show|avoid|save)|that way|otherwise/i,
      question: 'What made you decide to do that?',
      start: 'I decided to do that because …',
    },
    {
      kind: 'reflection',
      said: lessons,
      question: 'What would you do differently if you did it again?',
      start: 'If I did it again, I would …',
    },
    {
      kind: 'reflection',
      said: /\bsigns?\b|signal|warning|noticed (too )?early|saw it coming/i,
      after: /fail|mistake|turned down|wrong|broke|wiped|hardly anybody/i,
      question: 'Looking back, what was the first sign you could have noticed?',
      start: 'The first sign was …',
    },
    {
      kind: 'point',
      said: /proud|glad|best decision/i,
      after: /^(?!.*(fail|mistake|turned down|wrong|regret|broke|wiped)).*$/is,
      question: 'Looking back, which of your decisions there was the best one?',
      start: 'The best decision was …',
    },
  ],
  situation: [
    {
      kind: 'otherSide',
      said: /\bif\b|otherwise|unless/i,
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
      kind: 'otherSide',
      said: /sorry|apologi|explain to|upset|instead/i,
      about: /\b(stop|cut|pause|cancel|move|delay|drop|postpone|reduce|turn off)\b/i,
      question: 'What would you say to the people who lose out by that?',
      start: 'To those who lose out, I would say …',
    },
    {
      kind: 'action',
      said: /["“”]|\b(say|saying|tell|telling)\b|\bthat (we|i|it|the)\b/i,
      about: /\b(tell|call|explain|apologi[sz]e|talk|speak|write|inform|thank)\b/i,
      question: 'What exactly would your first words be?',
      start: 'I would say: …',
    },
    {
      kind: 'otherSide',
      said: /\bif\b|otherwise|refus|says no|unless/i,
      about: /\b(ask|offer|suggest|propose|persuade|convince|negotiate|request)\b/i,
      question: 'And what if they say no?',
      start: 'If they say no, I would …',
    },
    {
      kind: 'reason',
      said: /because|so that|since|reason|otherwise|\bso (it|they|nobody|no one|we|the)\b/i,
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
      question: 'What would you do if it does not go as planned?',
      start: 'If it does not go as planned, I would …',
    },
    {
      kind: 'reason',
      said: /because|so that|since|reason|that way|otherwise|\bso (it|they|nobody|no one|we|the|i|people|everyone|he|she|\w+ knows?)\b/i,
      question: 'What is your main reason for doing it that way?',
      start: 'My main reason is …',
    },
    {
      kind: 'example',
      said: /\b(happened to|i was|i had|i worked|last (year|month|summer)|once|in my (last|old))\b/i,
      question: 'Have you been in a situation like this before?',
      start: 'The closest I have been to that was …',
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
      said: /first\b|start with|to begin/i,
      about: /\b(should|must|ought to)\b/i,
      question: 'What would have to change first?',
      start: 'The first thing to change would be …',
    },
    {
      kind: 'otherSide',
      said: /disagree|other side|true that|some people say/i,
      about: /\b(i (think|believe|agree|disagree)|should|would|i'd|must)\b/i,
      question: 'What would you say to someone who disagrees?',
      start: 'To someone who disagrees I would say …',
    },
    {
      kind: 'example',
      said: happened,
      about: /\b(i (think|believe|agree|disagree)|should|would|i'd|must)\b/i,
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
      said: happened,
      question: 'When have you acted on that yourself?',
      start: 'I acted on it when …',
    },
    {
      kind: 'reason',
      said: /because|since|so that|in order|reason|as i|to (make|keep|get|see|show|avoid|save)|that way|otherwise/i,
      question: 'What is your main reason for that?',
      start: 'My main reason is …',
    },
    {
      kind: 'otherSide',
      said: /critics?\b|argue against|objection|object that/i,
      question: 'Where would a critic attack that view?',
      start: 'A critic would probably say …',
    },
  ],
  knowledge: [
    {
      kind: 'otherSide',
      said: /hard to|difficult|downside|limit|except|however/i,
      about: /\b(use|using|add|set|keep|put|store|send|split|build|create)\b/i,
      question: 'When would that be hard to do?',
      start: 'It would be hard to do when …',
    },
    {
      kind: 'number',
      said: /\d|percent|hundred|thousand|million/i,
      about:
        /\b(more|less|higher|lower|faster|slower|rises?|falls?|drops?|grows?|increase|decrease|cheaper|bigger|smaller)\b/i,
      question: 'Could you put numbers to that?',
      start: 'With numbers, it looks like this: …',
    },
    {
      kind: 'otherSide',
      said: /except|however|unless|limit|\bbut\b|not always/i,
      question: 'Is there a case where that does not hold?',
      start: 'It does not hold when …',
    },
    {
      kind: 'example',
      said: new RegExp(
        `${figures.source}|for example|for instance|such as|\\blike\\b|imagine|think of|picture|suppose|say you|case`,
        'i',
      ),
      question: 'What example would you give to a beginner?',
      start: 'Take … as an example: …',
    },
    {
      kind: 'example',
      said: /in other words|put simply|basically|in short|simply put|so the point/i,
      question: 'How would you sum this up in one sentence for someone outside the field?',
      start: 'In one plain sentence, …',
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
    {
      kind: 'action',
      said: /your (team|company)|this (job|role|position)|here\b/i,
      after:
        /strength|good at|role|what you are like|about yourself|who you are|hire you|describe/i,
      question: 'How would you use that in this role?',
      start: 'In this role, I would use it to …',
    },
    {
      kind: 'action',
      said: /\b(i want to|i'd like to|i would like to|i will|i'll|my plan|my goal|going to|next year|by (the )?\w+ year)\b/i,
      after: /\b(goal|dream|ambition|interest|hobby|want|study|major|why)\b/i,
      question: 'How will you take that further in the next year?',
      start: 'In the next year I will …',
    },
    {
      kind: 'example',
      said: /\b(say|says|said|told me|tells me)\b/i,
      after: /strength|weak|yourself|personality|describe|what you are like|kind of person|role/i,
      question: 'What would somebody who knows you well say about that?',
      start: 'Somebody who knows me would say …',
    },
    {
      kind: 'point',
      said: /\bmost\b|above all|more than anything|main(ly)?\b|in short/i,
      question: 'If only one of these things could stay with us, which should it be?',
      start: 'If only one thing stays, it should be …',
    },
  ],
};
