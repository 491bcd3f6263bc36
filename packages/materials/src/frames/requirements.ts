import type { Language } from '@daedap/contract/languages';
import type { RequirementSort } from '../requirements.ts';

type SortFrames = { readonly [sort in RequirementSort]: readonly string[] };

/** Questions about a line of the ad alone. */
export const adFrames: {
  readonly [language in Language]: SortFrames & {
    readonly preferred: readonly string[];
    readonly missing: readonly string[];
  };
} = {
  ko: {
    duty: [
      '입사하시면 {req:을/를} 맡게 됩니다. 첫 한 달 동안 무엇부터 하시겠어요?',
      '공고에 있는 업무 가운데 {req}에서 가장 어려운 점은 무엇일 것 같나요?',
      '{req}에 관해 지금까지 해 본 일을 하나 말씀해 주세요.',
      '담당 업무에 {req:이/가} 있는데, 이 일을 잘했는지는 무엇으로 판단할 수 있을까요?',
      '{req:을/를} 할 때 가장 중요하게 지켜야 할 것은 무엇이라고 보시나요?',
    ],
    work: [],
    certificate: [
      '공고에 {req:이/가} 적혀 있습니다. 갖고 계신다면 준비하면서 배운 것을, 없다면 준비 계획을 말씀해 주세요.',
      '{req:을/를} 갖고 계신가요? 이 직무에서 어떻게 쓰실 수 있을지도 말씀해 주세요.',
    ],
    experience: [
      '공고에서 {req:을/를} 요구하고 있습니다. 가장 대표적인 사례를 하나 들려주세요.',
      '자격 요건에 {req:이/가} 있습니다. 본인의 경험 가운데 가장 가까운 것을 골라 직접 한 일을 말씀해 주세요.',
      '{req} 가운데 가장 많이 배운 것을 하나 골라 들려주세요.',
    ],
    ability: [
      '이 직무에는 {req:이/가} 필요합니다. 그 점이 잘 드러난 일을 하나 들려주세요.',
      '공고에 {req:이/가} 적혀 있는데, 이를 키우기 위해 어떤 노력을 하셨나요?',
      '{req:이/가} 부족하다고 느낀 적이 있나요? 그때 어떻게 보완하셨는지 말씀해 주세요.',
      '{req:을/를} 스스로 평가한다면 어느 수준이고, 그렇게 보는 근거는 무엇인가요?',
      '{req:이/가} 실제로 도움이 된 일을 하나 들려주세요.',
    ],
    attitude: [
      '이 직무에는 {req:이/가} 중요합니다. 그 점이 잘 드러난 일을 하나 들려주세요.',
      '{req:과/와} 관련해 주변에서 칭찬이나 지적을 받은 적이 있나요? 그때 이야기를 들려주세요.',
      "'{req}'{req:이라/라!}고 하면 가장 먼저 떠오르는 본인의 경험은 무엇인가요?",
    ],
    person: [
      '저희는 {req:을/를} 찾고 있습니다. 본인이 그렇다는 것을 보여 주는 사례를 말씀해 주세요.',
      '저희는 {req:을/를} 찾고 있습니다. 입사하신다면 첫 한 달 안에 그 점을 어떻게 보여 주시겠어요?',
      '{req:을/를} 찾고 있는데, 본인은 얼마나 가깝다고 보시나요? 부족한 점도 함께 말씀해 주세요.',
      "주변 사람들도 본인을 '{req}'{req:이라/라!}고 말할까요? 그렇게 볼 만한 일을 들려주세요.",
    ],
    preferred: [
      '저희는 {req:을/를} 우대합니다. 관련해서 해 보신 것이 있나요? 없다면 어떻게 준비하시겠어요?',
      '{req:을/를} 우대한다고 공고에 썼습니다. 가장 가까운 경험을 하나 들려주세요.',
      '{req:을/를} 우대하고 있습니다. 해당되신다면 구체적인 예를, 아니라면 어떻게 채우실지 말씀해 주세요.',
    ],
    missing: [
      '공고에는 {req:이/가} 있는데, 제출하신 자료에서는 찾기 어렵습니다. 관련해서 해 보신 일이 있나요?',
      '자료만 보면 {req:은/는} 잘 드러나지 않습니다. 부족한 부분을 어떻게 채우실 계획인가요?',
      '저희가 찾는 조건 가운데 {req:은/는} 어떻게 보여 주실 수 있을까요?',
    ],
  },
  en: {
    duty: [
      'In this job you would {req}. What have you done so far that comes closest to that?',
      'One of your tasks would be to {req}. What do you expect to be the hardest part of that?',
      'Can you tell me about a time when you had to {req}, or to do something like it?',
      'Your tasks here would include this: to {req}. How would you go about it in your first weeks?',
      'Suppose you had to {req} here. What would you pay most attention to?',
      'The ad says that you would {req}. What could go wrong there, and how would you prevent it?',
      'If we asked you to {req}, how would you know that you had done it well?',
      'You would also {req}. Which part of that would be new to you, and how would you learn it?',
    ],
    work: [
      'One of your tasks would be {req}. What do you expect to be the hardest part of that?',
      'What experience do you have of {req}?',
      'The ad mentions {req}. How would you make sure that you do that well from the start?',
      'How would you know that you are doing well at {req}?',
      'The job includes {req}. What could go wrong there, and how would you prevent it?',
      'When it comes to {req}, what matters most in your view?',
      'The ad lists {req} among the tasks. Which part of that would be new to you?',
      'Part of the job is {req}. What have you done so far that comes closest to that?',
    ],
    certificate: [
      'The ad asks for {req}. What from it would you use most in this job?',
      'The ad mentions {req}. How did yours prepare you for this job?',
      'We ask for {req}. Where do you stand on that, and what did you find hardest in getting there?',
    ],
    experience: [
      'The ad asks for {req}. Which example of yours shows it best?',
      'We are looking for {req}. Which piece of your work would you tell us about first, and why?',
      'We ask for {req}. Where does yours come from, and what would you still like to learn?',
      'The ad mentions {req}. What was the most difficult thing you met there, and what did you do?',
    ],
    ability: [
      'This job needs {req}. When did you last rely on that?',
      'The ad mentions {req}. How have you worked on that?',
      'The ad lists {req}. How would you rate yourself there, and what is your evidence?',
      'The ad asks for {req}. What is the most demanding thing you have done in that area?',
      'We wrote that we look for {req}. Where in your own work would we see that?',
      'One of the things we ask for is {req}. Can you give me an example from the last year?',
    ],
    attitude: [
      'The ad asks for {req}. When did that make a difference in something you did?',
      'The ad mentions {req}. Why do you think that matters in this job?',
      'How do you show {req} in your everyday work?',
    ],
    person: [
      'We are looking for someone who {req}. Can you tell me about a time when that was you?',
      'Would the people around you say that you are someone who {req}? What would they point to?',
      'The ad asks for someone who {req}. How would we notice that in your first weeks?',
      'We want someone who {req}. When was that put to the test, and what did you do?',
      'The ad describes someone who {req}. How far does that fit you, and where do you still have to grow?',
    ],
    preferred: [
      'The ad calls it a plus to have {req}. What have you done in that direction?',
      'We would like to see {req}. If you have none yet, how would you go about getting it?',
      'Do you have {req}? Please tell me about it, or about the closest thing you have done.',
      'The ad lists {req} as an advantage. How would you use that in this job?',
    ],
    missing: [
      'The ad asks for {req}, but I could not find it in your papers. What can you tell me about it?',
      'Your papers say little about {req}. How do you plan to fill that gap?',
      'We need {req}. How would you convince us?',
    ],
  },
};

type ComparedFrames = {
  readonly [sort in 'duty' | 'work' | 'asked' | 'person' | 'preferred']: readonly string[];
};

/** Questions that compare a line of the ad with a claim of the user's own papers. */
export const comparedFrames: { readonly [language in Language]: ComparedFrames } = {
  ko: {
    duty: [
      '이 자리에서는 {req:을/를} 맡습니다. {doing} 경험이 여기에 어떻게 쓰일까요?',
      '{paper}에 {did}다고 쓰셨는데, 저희 업무인 {req:에서도/에서도} 같은 방법이 통할까요?',
      '담당 업무에 {req:이/가} 있습니다. {doing} 경험과 가장 닮은 점과 다른 점은 무엇일까요?',
      '{paper}에 “{quote}”{quote:이라/라!}고 쓰셨는데, 저희 업무인 {req}에는 어떤 도움이 될까요?',
    ],
    work: [],
    asked: [
      '공고에서는 {req:을/를} 요구하는데, {paper}에는 {did}다고 쓰셨습니다. 두 가지가 어떻게 이어지나요?',
      '저희가 찾는 조건 가운데 하나가 {req}입니다. {doing} 경험을 여기에 비추어 설명해 주세요.',
      '{did}다고 하셨습니다. 그 경험이 {req:을/를} 보여 준다고 할 수 있을까요? 근거도 함께 말씀해 주세요.',
      '{req:을/를} 중요하게 봅니다. {doing} 경험 말고도 보여 주실 것이 있나요?',
      '{paper}에 “{quote}”{quote:이라/라!}고 쓰셨습니다. 저희가 찾는 {req:과/와} 어떻게 이어지나요?',
    ],
    person: [
      '공고에서는 {req:을/를} 찾는데, {paper}에는 {did}다고 쓰셨습니다. 그 경험이 이 점을 보여 준다고 보시나요?',
      '저희는 {req:을/를} 찾습니다. {doing} 경험에서 그런 모습이 가장 잘 드러난 순간은 언제였나요?',
      '저희는 {req:을/를} 찾습니다. {paper}에 쓰신 “{quote}”에서 그런 모습을 볼 수 있을까요?',
    ],
    preferred: [
      '공고에서는 {req:을/를} 우대합니다. {doing} 경험이 여기에 해당한다고 보시나요? 이유도 말씀해 주세요.',
      "{paper}에 {did}다고 쓰셨는데, 저희가 우대하는 '{req}'에 얼마나 가깝다고 보시나요?",
    ],
  },
  en: {
    duty: [
      'In this job you would {req}. How would your experience of {doing} help you?',
      'Your {paper} says that {did}. Would the same approach work when you have to {req}?',
      'What would be different between {doing} and the task here, which is to {req}?',
      'Your {paper} says: “{quote}.” How would that help you when you have to {req}?',
    ],
    work: [
      'Your tasks would include {req}. How would your experience of {doing} help you there?',
      'What would be different between {doing} and {req}, which is part of this job?',
      'Your {paper} says: “{quote}.” How would that help you with {req}?',
    ],
    asked: [
      'The ad asks for {req}, and your {paper} says that {did}. How do the two fit together?',
      'One of our requirements is {req}. Is {doing} a good example of that? Why?',
      'Your {paper} says that {did}. How does that show {req}?',
      'We ask for {req}. Apart from {doing}, what else could you show us?',
      'We ask for {req}, and your {paper} says: “{quote}.” How does the one show the other?',
    ],
    person: [
      'We are looking for someone who {req}, and your {paper} says that {did}. Does that show it? How?',
    ],
    preferred: [
      'The ad calls {req} a plus. Does {doing} count as that? Why?',
      'Your {paper} says that {did}. How close does that come to {req}, which we call a plus?',
    ],
  },
};
