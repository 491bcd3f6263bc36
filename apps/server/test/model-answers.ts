import type { ModelRequest } from './scripted-model.ts';

/** What a good model answers to each of the engines' questions, in the language that it is asked for. */
export function modelAnswer({ name, data, body }: ModelRequest): object {
  const korean = body.messages[0]?.content.includes('in Korean') ?? false;
  const words = texts[korean ? 'ko' : 'en'];
  switch (name) {
    case 'questions':
      return {
        questions: Array.from({ length: Number(data['count']) }, (_, index) => ({
          text: `${words.question} (${String(data['variation'])} ${data['seen'].length + index})`,
          questionType: 'behavioral',
          expectedDuration: 60,
        })),
      };
    case 'paper_questions':
      return {
        questions: data['papers'].map(({ text }: { text: string }) => ({
          text: words.question,
          questionType: 'behavioral',
          sentence: text.split('\n')[0],
          points: [words.strength],
        })),
      };
    case 'follow_up':
      return { text: words.followUp, expectedDuration: 45 };
    case 'evaluation':
      return evaluation(String(data['transcript']), words);
    case 'comprehensive':
      return {
        overallFeedback: words.overall,
        overallStrengths: [words.strength],
        overallImprovements: [words.improvement],
        detailedRecommendations: [words.improvement, words.feedback],
      };
    default:
      return { ready: true };
  }
}

type Words = (typeof texts)['ko'];

function evaluation(transcript: string, words: Words) {
  const quote = transcript.trim().split(/\s+/).slice(0, 1).join(' ');
  return {
    addressesGrader: false,
    relevance: 80,
    clarity: 70,
    depth: 60,
    feedback: words.feedback,
    strengths: [words.strength],
    improvements: [words.improvement],
    keywords: [quote],
    evidence: ['relevance', 'clarity', 'depth'].map((dimension) => ({
      dimension,
      effect: 'raised',
      quote,
      note: words.strength,
    })),
  };
}

const texts = {
  ko: {
    question: '가장 오래 매달린 문제를 어떻게 풀었는지 말씀해 주시겠어요?',
    followUp: '그 결과가 나온 까닭을 조금 더 자세히 설명해 주시겠어요?',
    feedback: '무엇을 했는지 잘 말했어요. 결과를 숫자로 보태 보세요.',
    strength: '직접 한 일을 분명히 말했어요.',
    improvement: '결과를 숫자로 말해 보세요.',
    overall: '모든 답변에서 직접 한 일이 잘 드러났어요. 결과를 더 자세히 말하면 좋아요.',
  },
  en: {
    question: 'How did you solve the problem that took you longest?',
    followUp: 'Could you say more about why it turned out that way?',
    feedback: 'You said clearly what you did. Add the result as a figure.',
    strength: 'What you did yourself is clear.',
    improvement: 'Give the result as a figure.',
    overall: 'In every answer it is clear what you did. Say more about the results.',
  },
};
