import { point, type PointTable, type PointTemplate } from './point.ts';

const deed = point(
  'Your own part | What I did myself was | I built/made/wrote/set/designed/created/planned/organised, I decided/chose/started/took/did/ran/led, myself/personally/alone, my part/job/task/role/idea',
);
const reason = point(
  'The reasons | The reason was that | because/since/reason, so/therefore, wanted/needed/had to, important/matter/necessary',
);
const outcome = point(
  'The result | In the end | result/outcome/end/finally, fell/rose/grew/dropped/improved/increased/reduced/doubled/halved, worked/succeeded/finished/solved, changed/better/faster/easier',
);
const proof = point(
  'Evidence or figures | I checked it by | measured/counted/compared/tested/checked/tracked/logged, percent/%/number/figure/data/average, before after, feedback/survey/review/report/asked',
);
const lesson = point(
  'What you learned and changed | What I took from it is | learned/learnt/realised/understood/taught, since/now/today/later use/do/ask/start/check, next time/lesson/habit',
);
const example = point(
  'A concrete example | For example | example/instance/once/case, when/during/at the time I/we, day/week/month/year/project',
);
const steps = point(
  'The steps in order | First | first/started/began then/next/after, finally/last/end, step/stage/phase',
);
const limit = point(
  'Limits and weak points | What it could not do is | limit/weak/missing/problem/risk/drawback, could/did not/never, sample/bias/small/only/error',
);

/** What a strong answer to each kind of question has, in English. */
export const englishPoints: PointTable = {
  ownPart: [
    deed,
    point(
      'What others did | The others | team/colleague/teammate/manager/designer/friend/partner/others, together/helped/with/support, they/she/he did/made/built/handled/took',
    ),
    reason,
    outcome,
  ],
  reason: [
    point(
      'The problem at the time | At the time | problem/issue/complaint/trouble/slow/waste/error, at-the-time/before/until/used, noticed/saw/heard/found',
    ),
    reason,
    point(
      'Comparison with other ways | Compared with | instead/rather/than/compared/alternative/other/option, cost/time/risk/simple/fast/cheap, advantage/disadvantage/trade-off',
    ),
    outcome,
  ],
  process: [steps, deed, reason, outcome],
  hardest: [
    point(
      'What was hard | The hardest part was | hard/difficult/tough/stuck/challenge/struggle, problem/error/conflict/failed/refused/missing, expected/thought not/different/but',
    ),
    point(
      'What you did about it | So I | so/then asked/tried/changed/split/wrote/talked/tested/learned/sat, solved/fixed/handled/managed/overcame, again/another/different/new',
    ),
    outcome,
    lesson,
  ],
  proof: [
    proof,
    point(
      'The comparison | I compared it with | compared/baseline/control/before/previous/last, same/other shop/group/team/week/month/year, against/versus/than',
    ),
    point(
      'Other explanations | It could also have been | other/another reason/cause/factor/explanation, season/weather/holiday/price/luck/chance/coincidence, ruled/excluded/checked/although',
    ),
    outcome,
  ],
  number: [
    proof,
    point(
      'Period and basis of the figure | The figure is | week/month/quarter/year/day/average/total/period, log/spreadsheet/dashboard/report/database/tool/record, before after/since/compared',
    ),
    point(
      'Other influences | Of course | other/another/also factor/reason/influence/cause, season/weather/campaign/price/market/holiday, partly/although/however',
    ),
    deed,
  ],
  differently: [
    point(
      'What you would change | I would | would/could have start/ask/test/change/plan/use/involve/write/talk, earlier/first/sooner/instead, add/remove/simplify/split',
    ),
    point(
      'Why it fell short | What was missing was | because/reason/missing/lacked/late/too/forgot, time/people/data/plan/test/feedback, regret/mistake/wrong',
    ),
    point(
      'What it would have brought | That way | then/that-way/would have saved/been/made, faster/better/fewer/more/earlier, could/might',
    ),
    lesson,
  ],
  alternative: [
    point(
      'Another option | Another option was | other/another/alternative/option/instead, considered/thought/discussed/compared/looked, could have',
    ),
    point(
      'Why you did not take it | I decided against it because | because/reason/since, cost/time/risk/complex/slow/expensive/hard, too/not enough/fit',
    ),
    point(
      'Pros and cons | Compared with that | advantage/disadvantage/pro/con/trade-off/compared/than, faster/slower/cheaper/simpler/safer, but/however/while',
    ),
    outcome,
  ],
  lesson: [
    lesson,
    example,
    point(
      'Where you used it again | Later I used it | later/since/afterwards/then/next used/applied/did/tried, now/today/still/every/always, project/job/team/course',
    ),
    reason,
  ],
  relation: [
    point(
      'The work or study it is for | In this position | job/role/position/company/team/customer, study/course/degree/research/subject, need/use/help/matter',
    ),
    deed,
    point(
      'What carries over | What carries over is | same/similar problem/situation/way/method, use/apply/bring/transfer, skill/experience/habit',
    ),
    point(
      'What you would do next | I would start by | would/will start/learn/ask/build/work, first/next/then, want/plan/hope',
    ),
  ],
  conflict: [
    point(
      'What others wanted | They wanted | they/he/she/manager/team/customer wanted/said/thought/argued/feared/needed, disagree/against/refused/conflict, view/side/opinion',
    ),
    point(
      'What you did about it | So I | listened/asked/talked/explained/showed/met/compared/suggested/agreed, data/example/table/numbers/trial show/bring/use, compromise/middle/both',
    ),
    outcome,
    lesson,
  ],
  role: [
    deed,
    point(
      'How you worked with people | With the team I | team/people/students/members/engineers met/talked/asked/helped/taught/split, task/role/work share/split/assign, weekly/regular meeting/review',
    ),
    example,
    outcome,
  ],
  failure: [
    point(
      'The cause | The main cause was | because/cause/reason/due, missed/forgot/late/wrong/underestimated/assumed/ignored, plan/test/check/time lacked/no/not',
    ),
    point(
      'What you did then | Then I | first/immediately/then told/fixed/asked/changed/checked/wrote, solved/repaired/apologised/analysed',
    ),
    lesson,
    outcome,
  ],
  limits: [
    limit,
    point(
      'How conditions and people were chosen | I chose | sample/group/condition/shop/people chose/picked/random/same/control, number/size/week/time same/equal/repeat, criteria/rule',
    ),
    point(
      'How to improve it | Next time | more/larger/longer/again/repeat/add/control, next-time/would/could, compare/test/check',
    ),
    proof,
  ],
  concept: [
    point(
      'The main idea | In one sentence | means/is/about/argue/idea/claim/definition, simply/basically/in-short',
    ),
    point(
      'Why it is so | The reason is | because/reason/therefore/so, shows/leads/depends/causes/relates, evidence/text/data/example',
    ),
    point('An example | For example | example/instance/like/imagine/case'),
    point(
      'Your own work with it | In my own work | I used/wrote/found/compared/read/analysed, my thesis/project/work/study',
    ),
  ],
  depth: [
    example,
    point(
      'How it works or what it is for | It works by | works/does/stores/sends/handles/runs/lets, when/if use/need/want, because/since',
    ),
    limit,
    point(
      'Comparison with other tools | Compared with | compared/than/instead/alternative/versus, faster/slower/simpler/cheaper/safer, advantage/disadvantage/trade-off',
    ),
  ],
  bookView: [
    point(
      "The book's claim | The author says | author/book/writer says/argues/shows/claims/describes, idea/chapter/scene/passage",
    ),
    point(
      'Your own view | I think | I think/believe/agree/disagree/doubt/felt, but/however/although',
    ),
    reason,
    point(
      'What changed afterwards | Since reading it | since/after reading/book, changed/started/looked/tried',
    ),
  ],
  plan: [
    point(
      'What you would do | First I would | first/start/begin/then learn/ask/build/meet/read/analyse, month/week/year/day, would/will/plan',
    ),
    point(
      'What you have done so far | So far I have | have/already learned/read/built/worked/studied/tried, course/project/book/practice, year/month since',
    ),
    reason,
    point(
      'What could be hard | The difficulty is | difficult/hard/challenge/problem/risk/lack, solve/learn/ask/overcome, although/but/however',
    ),
  ],
  trait: [
    example,
    deed,
    outcome,
    point(
      'What you do about it | To improve I | improve/change/practise/careful/reduce/habit, list/note/deadline/check/ask/plan, sometimes/too',
    ),
  ],
  turn: [
    point(
      'What you thought first | At first | first/originally/before thought/believed/did/chose, because/reason/assumed',
    ),
    point(
      'What changed your mind | Then | then/but/until saw/noticed/heard/found/realised, data/feedback/result/numbers',
    ),
    outcome,
    lesson,
  ],
  gap: [
    point(
      'What you did in that time | In that time | studied/worked/cared/volunteered/built/trained/prepared, course/project/certificate/internship, family/health/illness/freelance',
    ),
    reason,
    point(
      'What you gained | I gained | learned/gained/improved/understood/discovered, skill/knowledge/experience/perspective, thanks/result',
    ),
    point(
      'How it helps now | It helps me now | job/role/position/work/team help/use/need, now/today/ready',
    ),
  ],
  contradiction: [
    point(
      'The facts | In fact | fact/actually/contract/part-time/freelance/notice/handover/same-time, month/week/day/until/from, left/joined/started',
    ),
    reason,
    point(
      'How you divided your time | I divided | time/evening/weekend/day/hours split/divided/planned/priority, both/while/together',
    ),
    lesson,
  ],
  requirement: [
    example,
    deed,
    outcome,
    point(
      'What it means for this job | In this job | job/role/team/company/customer/position, need/use/help/apply/bring/improve, would/will learn/start/ask',
    ),
  ],
};

/** Written in the paper around the claim, and not in the question. */
export const englishFacts: Omit<PointTemplate, 'cues'> = {
  label: 'Facts from your paper',
  start: 'To give you the details',
};
