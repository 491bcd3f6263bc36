import type { FollowUpTexts } from '../texts.ts';

export const en: FollowUpTexts = {
  calm: {
    quoting: [
      'You said "{quote}". {question}',
      'I would like to hear more about "{quote}". {question}',
    ],
    plain: ['{question}'],
    gaps: {
      wrong: [
        'Would you check that explanation against the opposite case and tell me again?',
        'Can you think of a case where that does not hold?',
      ],
      nothing: [
        'Let me put it another way: what is one moment that comes to mind?',
        'What is the first answer that comes to mind, in one sentence?',
      ],
      action: ['What did you do yourself at that point?', 'Which part of that was yours?'],
      result: ['So how did it turn out?', 'What was different once it was over?'],
      number: [
        'Can you give me a sense of the size of it in numbers?',
        'If you compare before and after, how big was the change?',
      ],
      reason: ['What made you decide that way?', 'Why that approach and not another one?'],
      alternative: [
        'If it happened again, what would you do differently?',
        'What do you see as the weak spot of that approach?',
      ],
      reflection: [
        'How does that experience shape what you do today?',
        'What has changed in the way you work since then?',
      ],
    },
  },
  sharp: {
    quoting: [
      'You said "{quote}", and that alone does not convince me. {question}',
      'Anyone could say "{quote}". {question}',
    ],
    plain: ['I think the key part is missing. {question}', 'That is not enough yet. {question}'],
    gaps: {
      wrong: [
        'Part of what you just explained is not correct. Can you find it and put it right?',
        'If that is true, how do you explain the cases that speak against it?',
      ],
      nothing: [
        'I have not heard an answer yet. Can you give me your conclusion in one sentence?',
        'That is not what I asked. Would you try again?',
      ],
      action: [
        'Leaving everyone else aside, what exactly did you do?',
        'Would it have gone differently without you? What makes you sure?',
      ],
      result: [
        'You left out how it ended. Was it a success or a failure?',
        'So what really changed?',
      ],
      number: [
        'Why should I believe that without a number? What are the figures?',
        'Can you prove how much better it got?',
      ],
      reason: [
        'What is your evidence that this was the right call?',
        'How would you win over someone who disagrees, in one sentence?',
      ],
      alternative: [
        'Did you not miss a better option?',
        'Had it failed, how would you have answered for it?',
      ],
      reflection: [
        'If the same thing happened tomorrow, what would really be different?',
        'If you learned from it, what has changed by now?',
      ],
    },
  },
};
