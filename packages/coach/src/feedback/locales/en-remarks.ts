import type { FeedbackTexts } from '../texts.ts';

export const remarks: FeedbackTexts['remarks'] = {
  /** A claim in an explanation that may be false. */
  unsure: {
    note: 'Worth looking up.',
    gap: [
      'Check again whether "{quote}" is right.',
      'An interviewer may question this part: "{quote}".',
      'It is worth checking whether "{quote}" is true.',
      'You said "{quote}", and that needs another look.',
      'Before you say "{quote}", make sure that it is correct.',
      'Part of this explanation does not sound right.',
      'Something in this explanation needs a second look.',
      'Not everything in this explanation seems to be correct.',
    ],
    tries: [
      'Look it up and explain it again: "{start}".',
      'Once you have checked it, go on with "{start}".',
      'Read up on it and put it into one sentence: "{start}".',
      'When you are sure, begin with "{start}".',
      'Look it up and explain it again: "To be exact, …".',
      'Check it and put it right: "What I should have said is …".',
      'Read up on it and put it into one sentence: "Put simply, …".',
    ],
  },
  /** What is true of one thing, told of another. */
  swapped: {
    note: 'Two things look swapped here.',
    gap: [
      'In "{quote}" two things seem to be swapped.',
      '"{quote}" sounds as if it belonged to the opposite case.',
      'You said "{quote}", but it looks as if two things were mixed up there.',
      'Two things that are easily confused seem to have changed places.',
      'It sounds as if you mixed up two things that are easily confused.',
      'Part of what you say seems to be true the other way round.',
    ],
    tries: [
      'Write the two side by side and explain them again: "{start}".',
      'Check which is which, then go on with "{start}".',
      'Put them into two columns and begin with "{start}".',
      'Write the two side by side and explain them again: "To keep them apart, …".',
      'Check which is which and put it right: "It is the other way round: …".',
    ],
  },
  /** A claim in an explanation that nothing is known about. */
  unchecked: {
    note: 'Worth checking for yourself.',
    gap: [
      'For a question of your own there is no answer to check "{quote}" against.',
      'The coach does not know the answer to this question, so please check for yourself whether "{quote}" is right.',
      'Whether "{quote}" is right is something only a textbook or an expert can tell you.',
      'The facts of this answer could not be checked, above all "{quote}".',
    ],
    tries: [
      'Look it up, and if it holds, back it with one sentence: "What supports this is …".',
      'Compare it with a book or your notes, then practise going on with "The reason is …".',
      'Find one source that you trust, so that you can say "As far as I have read, …" if they ask.',
      'Once you have checked it, put it into one sentence: "In short, …".',
    ],
  },
  /** What was asked, to be answered in one sentence first. */
  direct: {
    note: 'Answer the question in one sentence first.',
    gap: [
      'What an interviewer most wants to hear is one sentence on "{question}"',
      'The question was "{question}", and a plain answer to that would carry the rest.',
      'Your answer to "{question}" could come out more clearly.',
      'What counts most here is your answer to "{question}"',
      'The answer to "{question}" got a little lost among the details.',
    ],
    tries: [
      'Say that first: "{start}".',
      'Begin with "{start}", and keep only what belongs to it.',
      'Next time, put the answer in front: "{start}".',
      'Try it aloud in one sentence: "{start}".',
      'Have an opening ready that answers it: "{start}".',
    ],
  },
  /** The answer was put off. */
  evasive: {
    note: 'Puts the answer off.',
    gap: [
      '"{quote}" sounds as if you were putting the answer off.',
      'After "{quote}", an interviewer still does not know what you think.',
      'You said "{quote}" where an interviewer was hoping for your answer.',
      'It sounds as if the answer was put off.',
      'You have not really given your answer yet.',
    ],
    tries: [
      'It need not be perfect, so choose: "If I had to decide now, I would …".',
      'Take one side and give a reason: "I think …, because …".',
      'If it depends, say on what: "If …, I would …; if not, …".',
    ],
    triesFor: {
      experience: [
        'It need not be big: begin with "The closest I have come to that was …".',
        'Take something recent: "It was a small thing, but …".',
      ],
      self: [
        'Settle on an answer and give one reason: "My answer is …, because …".',
        'Answer with one thing about yourself: "I have …, so I …".',
      ],
      situation: [
        'Decide on a first step: "The first thing I would do is …".',
        'If it depends, split the cases: "If …, I would …; if not, …".',
      ],
    },
  },
  /** The question was not answered. */
  unanswered: {
    note: 'Gives an interviewer little to go on.',
    gap: [
      'After "{quote}" an interviewer would have to ask the same question again.',
      '"{quote}" does not give an interviewer much to go on.',
      '"{quote}" could be said in reply to almost any question, so this one is still open.',
      'After "{quote}", something concrete is still missing.',
      'A concrete answer to this question is still missing.',
      'An interviewer would still be waiting for something concrete.',
      'From this alone, an interviewer cannot judge much yet.',
    ],
    tries: [
      'Answer in one sentence first: "My answer is …".',
      'Read the question again and begin with "In short, …".',
    ],
    triesFor: {
      experience: [
        'Pick one thing that really happened: "There was a day when …".',
        'Choose a small scene of your own: "It was a small thing, but …".',
      ],
      situation: [
        'Name one thing that you would do: "First I would …".',
        'Say what you would do and in which order: "I would start by …, and then …".',
      ],
      opinion: [
        'Take a side: "I think …, because …".',
        'Decide first and then give one reason: "My view is …".',
      ],
      self: [
        'Answer for yourself and show it with one thing you did: "I …, for example when …".',
        'Be concrete about yourself: "In my case, …".',
      ],
      knowledge: [
        'Say what it means first: "In short, … is …".',
        'Explain it with a case: "For example, …".',
      ],
    },
  },
  /** The answer went over its time. */
  tooLong: {
    note: 'Over time.',
    gap: [
      'It went {count} seconds over the time you had.',
      'For the time you had, this was {count} seconds too long.',
      'The answer ended {count} seconds late.',
      'To fit into the time, about {count} seconds have to go.',
    ],
    tries: [
      'Decide on the one thing that has to stay, and start there: "What matters most is …".',
      'Say each thing once and open with "My main point is …".',
      'Have a short version ready: "The short answer is …".',
      'Pick the two sentences that matter most and begin with "In short, …".',
    ],
  },
  /** The strongest words of a full answer come late. */
  late: {
    note: 'The strongest words come late.',
    gap: [
      'It comes late in the answer, though.',
      'A listener would like to hear that part sooner.',
      'It would be even clearer near the beginning.',
      'That strong part comes a little late.',
      'It would stay in mind longer if it came first.',
    ],
    tries: [
      'Make it your first sentence: "In short, …".',
      'Open with it, then explain how you got there: "I came to this view because …".',
      'Start with "What matters most is …" and put it there.',
      'Say it at once, "My main point is …", and let the story follow.',
      'Begin with "To give you the answer first, …".',
    ],
  },
  /** The speaker apologises for the answer. */
  apology: {
    note: 'There was nothing to apologise for.',
    gap: [
      'You said "{quote}" in the middle of it, but getting stuck for a moment needs no apology.',
      'The word "{quote}" came several times and makes you sound less sure than what you say.',
      'You can leave out "{quote}": everybody gets stuck for a moment now and then.',
      'Saying "{quote}" draws attention to your nerves, away from what you are saying.',
      'The word "{quote}" breaks the flow, and you do not need it.',
    ],
    tries: [
      'When you lose the thread, pick up the sentence again: "To put it another way, …".',
      'Take a breath in its place and go on with "What I mean is …".',
      'Put a bridge there: "The important part is …".',
      'Pause, then go straight on with "So, …".',
    ],
  },
  /** An amount that was told vaguely. */
  vague: {
    note: 'How much is not clear.',
    gap: [
      'You said "{quote}", but "{word}" does not say how much.',
      'In "{quote}", a number would say more than "{word}".',
      '"{quote}" would be stronger with a number in place of "{word}".',
      'An interviewer may stop you at "{quote}" and ask for a number.',
      'The word "{word}" in "{quote}" leaves the size open.',
    ],
    tries: [
      'A rough figure is enough: "about …".',
      'Use something one can count: "… of them in … weeks".',
      'Put two figures side by side: "it went from … to …".',
      'Say how it was before and after: "at first …, later …".',
      'Give the number as you remember it: "roughly …".',
    ],
  },
  /** The speaker tells something beside the question. */
  digression: {
    note: 'This is beside the question.',
    gap: [
      'Side stories like "{quote}" take so much room that your answer is hard to hear.',
      'With "{quote}" you leave the question, and the thread breaks.',
      'You can leave out parts like "{quote}".',
      'The answer gets buried under things like "{quote}".',
    ],
    tries: [
      'Cut that and answer first: "{start}".',
      'Begin with "{start}", then add only what it needs.',
      'Tell it again in two or three sentences, starting with "{start}".',
      'Cut that and go straight to it: "In short, …".',
    ],
  },
  /** Words that could be about anything. */
  general: {
    note: 'This could be more concrete.',
    gap: [
      '"{quote}" is still rather general.',
      '"{quote}" alone does not give an interviewer a picture.',
      'Your answer would gain if "{quote}" were more concrete.',
      'After "{quote}" an interviewer waits for something concrete.',
    ],
    tries: [
      'Tell something that really happened instead: "There was a day when …".',
      'Turn it into one scene: "For example, …".',
    ],
    triesFor: {
      experience: [
        'Put what you did in its place: "What I did was …".',
        'Give the scene one sentence: "That day …".',
        'Say what exactly happened: "To be exact, …".',
      ],
      situation: [
        'Say whom you would turn to and what you would do: "First I would ask … to …".',
        'Turn it into steps: "First I would …, and then …".',
        'Replace it with something you would do: "I would check …, and then …".',
      ],
      opinion: [
        'Add something you saw yourself: "I came to think so when …".',
        'Give one case: "Take … for example, …".',
        'Give your test for it: "The line for me is …".',
      ],
      self: [
        'Tell one short story instead: "There was a day when …".',
        'Show it with something recent: "Last month, for example, …".',
        'Say what only you could say: "In my case, …".',
      ],
      knowledge: [
        'Fill in what happens in between: "The reason is that …".',
        'Add a simple example: "For example, …".',
        'Explain it with small numbers: "Say …, then …".',
      ],
    },
  },
};
