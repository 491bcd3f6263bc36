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
    language: [],
    licence: [],
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
      'The ad says: “{req}.” What have you done so far that comes closest to that?',
      'One line of the ad reads: “{req}.” What do you expect to be the hardest part of that?',
      'The ad names this task: “{req}.” Can you tell me about a time when you did something like it?',
      'In the ad it says: “{req}.” How would you go about that in your first weeks?',
      'The ad says: “{req}.” What would you pay most attention to?',
      'One of the tasks in the ad is this: “{req}.” What could go wrong there, and how would you prevent it?',
      'The ad says: “{req}.” How would you know that you had done it well?',
      'The ad also says: “{req}.” Which part of that would be new to you, and how would you learn it?',
      'This is one of the tasks in the ad: “{req}.” What matters most in that, in your view?',
    ],
    experience: [
      'The ad asks for this: “{req}.” Which example from your own work shows it best?',
      'One line of the ad reads: “{req}.” What can you offer there, and what would you still like to learn?',
      'The ad says: “{req}.” What is the most demanding thing you have done in that area?',
      'In the ad it says: “{req}.” Where do you stand on that, and what is your evidence?',
      'The ad asks for this: “{req}.” How did you come by yours?',
    ],
    ability: [
      'The ad says: “{req}.” How far does that fit you, and what is your evidence?',
      'One line of the ad reads: “{req}.” Can you give me an example from your own work?',
      'The ad asks for this: “{req}.” What in your experience comes closest to it?',
      'In the ad it says: “{req}.” Why do you think that matters in this job?',
      'The ad also says: “{req}.” What can you offer on that point?',
    ],
    attitude: [],
    person: [
      'The ad says: “{req}.” Can you tell me about a situation in which you showed that?',
      'One line of the ad reads: “{req}.” Would the people around you say that of you? What would they point to?',
      'In the ad it says: “{req}.” How would we notice that in your first weeks?',
      'The ad asks for this: “{req}.” When was that put to the test, and what did you do?',
      'The ad says: “{req}.” How far does that fit you, and where do you still have to grow?',
    ],
    language: [
      'The ad asks for this: “{req}.” How good is yours, and where have you used it?',
      'One line of the ad reads: “{req}.” When did you last need that, and how did it go?',
    ],
    licence: [
      'The ad mentions this: “{req}.” Do you have it, and what have you used it for?',
      'One line of the ad reads: “{req}.” Do you have that, and when did you last need it?',
    ],
    certificate: [
      'The ad asks for this: “{req}.” Where do you stand on that?',
      'The ad says: “{req}.” Do you have that, and how would it help you in this job?',
      'One line of the ad reads: “{req}.” How have you prepared yourself in that respect?',
    ],
    preferred: [
      'The ad says that this would be a plus: “{req}.” What have you done in that direction?',
      'Among the things that would be nice to have, the ad lists: “{req}.” How close do you come to that?',
      'The ad mentions as an advantage: “{req}.” How would that be useful in this job, in your view?',
      'The ad also welcomes this: “{req}.” Is there anything you can offer there?',
    ],
    missing: [
      'The ad says: “{req}.” I could not find that in your papers. What can you tell me about it?',
      'The ad asks for this: “{req}.” Your papers say little about it. How do you plan to fill that gap?',
      'One line of the ad reads: “{req}.” How would you convince us on that point?',
    ],
  },
};

type ComparedFrames = {
  readonly [sort in 'duty' | 'asked' | 'person' | 'preferred']: readonly string[];
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
      'The ad says: “{req}.” Your {paper} says: “{quote}.” How would the one help you with the other?',
      'The ad names this task: “{req}.” In your {paper} I read: “{quote}.” What is similar, and what would be different?',
      'Your {paper} says: “{quote}.” The ad says: “{req}.” Would you go about that in the same way?',
    ],
    asked: [
      'The ad asks for this: “{req}.” Your {paper} says: “{quote}.” How do the two fit together?',
      'One line of the ad reads: “{req}.” Your {paper} says: “{quote}.” Is that a good example of it? Why?',
      'The ad asks for this: “{req}.” Apart from the line “{quote}” in your {paper}, what could you show us?',
    ],
    person: [
      'The ad says: “{req}.” Your {paper} says: “{quote}.” Does the one show the other? How?',
    ],
    preferred: [
      'The ad says that this would be a plus: “{req}.” Your {paper} says: “{quote}.” How close does that come to it?',
    ],
  },
};
