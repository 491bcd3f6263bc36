/**
 * Questions about facts that an interviewer must not ask for: marriage, religion, looks, origin, wealth, health and so
 * on. Korean law names most of them (채용절차법 제4조의3). The patterns are broad: the bank replaces a lost question.
 */
const patterns: readonly RegExp[] = [
  /결혼|혼인|미혼|기혼|배우자|임신|출산|육아\s?계획|자녀\s?계획|남자\s?친구|여자\s?친구|애인|연애/u,
  /종교|신앙|교회|성당|절에\s?다니/u,
  /외모|용모|몸무게|체중(?!계)|신장이\s?(얼마|몇)|키가\s?(얼마|몇|크|작)|키와\s?몸무게/u,
  /고향|출신\s?(지역|지가|지는|도시)|(?<!근)본적|출생지|어디\s?출신|태어난\s?곳|사투리/u,
  /(부모|아버|어머|형제|자매|남매|가족|집안|가정)[^.?!]{0,14}(직업|학력|재산|소득|수입|형편|하시는\s?일|무슨\s?일|구성|관계가)/u,
  /재산|본인\s?명의|자가인지|전세인지|월세인지|집안\s?형편/u,
  /정치\s?(성향|색|적\s?견해)|지지하는\s?(정당|후보)|어느\s?당|노조\s?가입/u,
  /(장애|질병|지병|병력|우울증)[^.?!]{0,6}(있으신|있나요|있습니까|있는지|여부|등급)|건강\s?상태|군\s?면제\s?사유/u,
  /몇\s?살|나이가|나이는|연세|성별|성적\s?지향|성\s?정체성|인종|국적이|피부색/u,
  /\b(married|marriage|marital|spouse|husband|wife|boyfriend|girlfriend|pregnan\w*|maternity|childcare|engaged to)\b/iu,
  /\b(have|having|want|plan\w*|raise|raising|your|any|expecting)\b[^.?!]{0,20}\b(children|kids|a child|a baby)\b/iu,
  /\b(religio\w*|church|mosque|synagogue|your faith|pray)\b/iu,
  /\byour (weight|height|appearance|skin colou?r|accent)\b|\byour looks[?.,]|\bhow (tall|heavy)\b|\bmuch do you weigh\b/iu,
  /\b(hometown|birthplace|where (were|are) you (born|from)|(your|national|ethnic) origin|nationality|ethnicity|race(?! condition))\b/iu,
  /\b(your )?(parents?|father|mother|family|siblings?|brothers?|sisters?)('s|s')?\b[^.?!]{0,30}\b(job|occupation|do for a living|work as|income|wealth|rich|educat\w+|background)\b/iu,
  /\b(your (wealth|assets|savings|property|debts?)|own (a|your) (house|home)|politic\w* (party|view|views|affiliation)|vote[ds]? for|union member)\b/iu,
  /\b(how old|your age|what year were you born|date of birth|your (gender|sex|sexuality)|sexual orientation|disabilit\w+|disabled|medical (condition|history)|chronic illness)\b/iu,
];

export const isForbiddenQuestion = (question: string) =>
  patterns.some((pattern) => pattern.test(question));
