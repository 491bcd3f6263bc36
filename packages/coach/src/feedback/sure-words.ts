import type { Language } from '@daedap/contract/languages';

/** What is praised or missed by its words. */
export type WordedElement = 'result' | 'number' | 'reason' | 'example' | 'contrast' | 'reflection';

type Words = { readonly [language in Language]: { readonly [element in WordedElement]: RegExp } };

const koreanUnits =
  '명|건|개|번|달|주|년|시간|분|일|원|배|학기|팀|곳|차례|장|쪽|초|퍼센트|프로|점|위|시|살|층|미터|킬로|그램|페이지|만|천|백|억|권|편|회|대|줄|문제|등|가구|세트|등급|학점|평';
const koreanNumerals =
  '두|세|네|서너|두세|석|넉|다섯|여섯|일곱|여덟|아홉|열|스무|스물|서른|마흔|쉰|예순|일흔|여든|아흔|백|천|만|이|삼|사|오|육|칠|팔|구|십|수십|수백|몇십|몇백|절반';

/** Only these words make sure that an element is there. An ending such as 아서 or a word such as `but` may mean anything. */
export const sureWords: Words = {
  ko: {
    result:
      /그 결과|결과적으로|덕분|성공|달성|수상|입상|단축|합격|통과|선정|채택|해결(됐|되|했)|완성|우승|절반|끝났|마무리(됐|했)|(줄|늘|오르|올랐|떨어졌|빨라졌|나아졌|좋아졌|바뀌었|바뀌었|달라졌|높아졌|낮아졌)/,
    number: new RegExp(
      String.raw`\d|(?:${koreanNumerals})[가-힣]{0,4} ?(?:${koreanUnits})|퍼센트|절반`,
    ),
    reason: /때문|왜냐|(?<!습|읍|그러|그)니까|거든|므로/,
    example: /예를 들|예컨대|가령|사례|실제로|이를테면/,
    contrast: /반면|오히려|반대로|장단점|대신|비해|그럼에도|물론|다만|아니라/,
    reflection: /배웠|배운|깨달|깨닫|교훈|느꼈|알게 (되|됐)|그 ?(뒤|후)로|이후로|그때부터|습관/,
  },
  en: {
    result:
      /\b(result|outcome|achieved|succeeded|improved|increased|decreased|reduced|doubled|saved|award|won|finished|solved|resolved|approved|adopted|accepted|fell|dropped|rose|went (from|up|down)|ended up|in the end|on time)\b/i,
    number:
      /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|twice|percent|quarter)\b/i,
    reason:
      /\b(because|(?<!th(at|is) )reason|since (?!then|last|\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|that|my|the)|due to|so that|in order to|therefore)\b/i,
    example: /\b(for example|for instance|such as)\b/i,
    contrast:
      /\b(however|although|though|whereas|instead|despite|unlike|trade-?offs?|on the other hand|even though|rather than)\b/i,
    reflection:
      /\b(learn(ed|t)|lesson|reali[sz]ed?|taught me|hindsight|since then|now i (always|never|check|ask|make|try)|next time)\b/i,
  },
};

/** With any of these words an element may be there: then it is not said to be missing. */
export const hintingWords: Words = {
  ko: {
    result:
      /결과|결국|마지막|끝나|끝났|끝에|됐|되었|되더|성공|실패|반응|칭찬|늘|줄|올랐|받았|다행|풀렸|해결|나았|나아|생겼|졌습니다|졌어요|졌고|그만|이겼|바뀌|바꿨|달라|덕분|손실|합격|떨어|남았|왔습니다|왔어요|팔았|팔렸|샀|갔습니다|더니|더라|만에|보냈|뒀|웃으|고마/,
    number: new RegExp(
      String.raw`\d|(?:한|${koreanNumerals}) ?(?:${koreanUnits}|가지|사람)|몇|하나`,
    ),
    reason:
      /때문|니까|거든|잖아|아서|어서|해서|여서|라서|돼서|져서|와서|려고|므로|왜냐|이유|까닭|덕분|위해|근거|면 |더라|죠/,
    example: /예를|예컨대|가령|처럼|경우|실제|사례|적이|라든|같은|예전|저번|지난|작년|때 /,
    contrast: /반면|지만|는데|대신|보다|오히려|반대|물론|다만|아니라/,
    reflection:
      /달라진|배우|배웠|배운|깨달|깨닫|교훈|느꼈|느낀|알게|알았|이후|그 ?뒤|그 ?후|다음부터|다음엔|다음에는|지금은|지금도|이제는|그때부터|요즘|습관|다시/,
  },
  en: {
    result:
      /\b(result|outcome|end|ended|finally|eventually|turned out|worked|fell|rose|dropped|went|came|got|became|won|lost|passed|failed|saved|sold|bought|accepted|agreed|approved|liked|happy|thanked|grew|after|since|now|still)\b/i,
    number:
      /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|twice|percent|quarter|third)s?\b/i,
    reason:
      /\b(because|cause|since|so|as|reason|why|otherwise|that way|means|due|therefore|for)\b/i,
    example: /\b(example|instance|such as|like|once|last|when|one|say|suppose|case)\b/i,
    contrast: /\b(but|however|although|though|while|instead|rather|than|not)\b/i,
    reflection:
      /\b(learn\w*|lesson|reali[sz]\w*|taught|hindsight|since|now|these days|next time|ever|today|always|from then|afterwards|changed|understood|habit)\b/i,
  },
};
