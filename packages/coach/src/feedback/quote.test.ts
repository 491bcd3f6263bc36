import { expect, test } from 'vitest';
import { readText } from '../../test/reading-tools.ts';
import { isQuotable, quoteOf } from './quote.ts';

const quoted = (raw: string, language: 'ko' | 'en', word: string) => {
  const text = readText(raw, language);
  const index = text.words.findIndex(({ surface }) => surface.includes(word));
  return quoteOf(text, { first: index, last: index });
};

test('quotes the clause around the words', () => {
  const raw = '느리다는 문의가 많아서 제가 쿼리를 찾아 고쳤습니다. 그 결과 빨라졌어요.';
  expect(quoted(raw, 'ko', '문의')).toBe('느리다는 문의가 많아서');
  expect(quoted(raw, 'ko', '결과')).toBe('그 결과 빨라졌어요');
  expect(
    quoted('I asked him, and he told me the truth because he trusted me.', 'en', 'truth'),
  ).toBe('he told me the truth');
});

test('shortens a quote that is too long for a sentence', () => {
  const raw = '가나다 '.repeat(100);
  expect(quoted(raw, 'ko', '가').length).toBeLessThanOrEqual(45);
});

test('leaves out fillers and restarts', () => {
  expect(quoted('어, 표를, 표를 다시 그, 그렸습니다. 네.', 'ko', '그렸')).toBe(
    '표를 다시 그렸습니다',
  );
  expect(quoted('So, um, I, I rebuilt the, uh, the whole table.', 'en', 'rebuilt')).toBe(
    'I rebuilt the whole table',
  );
});

const isQuoted = (raw: string, language: 'ko' | 'en', word: string) => {
  const text = readText(raw, language);
  const index = text.words.findIndex(({ surface }) => surface.includes(word));
  return isQuotable(text, { first: index, last: index });
};

test('does not quote a slip, a piece of a clause, or misheard words', () => {
  expect(isQuoted('회의록을 제가 정리했습니다.', 'ko', '정리')).toBe(true);
  expect(isQuoted('그게 작년, 아니 재작년에 제가 정리했습니다.', 'ko', '재작년')).toBe(false);
  expect(isQuoted('저는 검색 광고 예산, 그쪽을 먼저 줄이겠습니다.', 'ko', '광고')).toBe(false);
  expect(isQuoted('We waited two years, no, twenty months.', 'en', 'twenty')).toBe(false);
  expect(isQuoted('뷁을 꿻게 뚫뀄습니다. 제가 회의록을 정리했습니다.', 'ko', '뷁')).toBe(false);
});

test('quotes more than a word, without fillers around it, within one sentence', () => {
  expect(quoted('저는 갔어요. 어, 표를, 표를 다시 그렸습니다. 네.', 'ko', '그렸')).toBe(
    '표를 다시 그렸습니다',
  );
  expect(quoted('It broke. So, um, I, I rebuilt the whole table. Yes.', 'en', 'rebuilt')).toBe(
    'I rebuilt the whole table',
  );
});

test('does not quote a condition without its "if"', () => {
  const raw =
    'I would call the buyer first. If he insists on sixty days, I would ask for insurance.';
  expect(isQuoted(raw, 'en', 'insists')).toBe(false);
  expect(isQuoted(raw, 'en', 'insurance')).toBe(true);
});

test('an English quote is a whole clause with its subject and its verb', () => {
  const story =
    'So, um, I was between architecture and civil engineering, for me. I wrote, well, to an audiologist to compare. Twenty months, and so found, in the eighth, the leak.';
  expect(quoted(story, 'en', 'civil')).toBe(
    'I was between architecture and civil engineering, for me',
  );
  expect(isQuoted(story, 'en', 'twenty')).toBe(false);
  expect(isQuoted('The rest C just a thank-you mail with the catalog.', 'en', 'catalog')).toBe(
    false,
  );
  expect(quoted('I cleaned the room and he told me the truth.', 'en', 'truth')).toBe(
    'he told me the truth',
  );
});

test('an English quote never ends with a word that needs another one', () => {
  const raw = 'I drew the meter before I stopped and we saved forty dollars a month.';
  expect(isQuoted(raw, 'en', 'meter')).toBe(true);
  expect(quoted(raw, 'en', 'meter')).toBe('I drew the meter');
  expect(isQuoted('I asked him what the problem was with.', 'en', 'problem')).toBe(false);
  const shortened = "I would keep an eye on the time, because an hour's, it goes really fast.";
  expect(isQuoted(shortened, 'en', 'eye')).toBe(false);
  const cause = "I'd mention it to the manager, cause, um, we were two people short.";
  expect(isQuoted(cause, 'en', 'manager')).toBe(false);
  expect(isQuoted('I send a message straight away, as soon as I know.', 'en', 'message')).toBe(
    false,
  );
});

test('speech without punctuation is split where a sentence begins with a capital letter', () => {
  const raw =
    'I said I could not find the join button She cut two buttons herself The page was clear after that';
  expect(quoted(raw, 'en', 'herself')).toBe('She cut two buttons herself');
});

test('a quote stands in the transcript as it is, or there is none', () => {
  expect(isQuoted('어, 표를 다시 그렸습니다. 네.', 'ko', '그렸')).toBe(true);
  expect(isQuoted('제가 표를, 음, 전부 다시 그렸습니다.', 'ko', '그렸')).toBe(false);
  expect(isQuoted('I rebuilt the, uh, the whole table.', 'en', 'rebuilt')).toBe(false);
});

test('a quote ends where its clause ends', () => {
  const patient = '한 환자가 초콜릿 아이스크림을 먹고 축구를 볼 수 있으면 된다고 합니다.';
  expect(isQuoted(patient, 'ko', '환자가')).toBe(false);
  expect(isQuoted('작년에 제가 회의록을 정리했고 팀에 돌렸습니다.', 'ko', '회의록')).toBe(true);
  expect(
    isQuoted('I did my best in every lesson in the evening I wrote it down', 'en', 'best'),
  ).toBe(false);
  expect(isQuoted('There are always comments, right, and noon is lunch.', 'en', 'always')).toBe(
    false,
  );
});

test('what is only asked, and a clause in which another sentence begins, is not quoted', () => {
  expect(isQuoted('다른 방도 예약이 겹쳤는지, 바로 명단을 보겠습니다.', 'ko', '겹쳤')).toBe(false);
  expect(isQuoted('저는 다른 방 예약을 확인했습니다.', 'ko', '확인')).toBe(true);
  expect(isQuoted('지난주에도 선풍기를 뜯다 보니 새벽 두 시가 됐습니다.', 'ko', '뜯다')).toBe(
    false,
  );
  expect(isQuoted('there were two Kims Our professor called us together', 'en', 'professor')).toBe(
    false,
  );
});

test('does not quote what is denied or asked by the words around it', () => {
  expect(
    isQuoted('지침에도 색을 유일한 전달 수단으로 쓰지 말라는 항목이 있습니다.', 'ko', '유일한'),
  ).toBe(false);
  expect(isQuoted('먼저 손님 어깨를 두드리고 괜찮으세요 물어봅니다.', 'ko', '괜찮')).toBe(false);
  expect(
    isQuoted('With sixty days, nobody but the buyer has promised to pay.', 'en', 'buyer'),
  ).toBe(false);
  expect(isQuoted('We had to wait, but the buyer has promised to pay.', 'en', 'buyer')).toBe(true);
});

test('네 is left out as "yes" and kept as "four"', () => {
  expect(quoted('네 저는 표를 다시 그렸습니다.', 'ko', '그렸')).toBe('저는 표를 다시 그렸습니다');
  expect(quoted('네 시로 잡았던 게 두 시 반에 끝났어요.', 'ko', '끝났')).toBe(
    '네 시로 잡았던 게 두 시 반에 끝났어요',
  );
});

test('does not quote one of two subjects', () => {
  expect(isQuoted('After lunch I walked the whole floor.', 'en', 'walked')).toBe(true);
  expect(isQuoted('After lunch, she and I walked the whole floor.', 'en', 'walked')).toBe(false);
});
