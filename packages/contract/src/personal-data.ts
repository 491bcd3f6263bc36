/** What may be long in a quotation: the name of a property, a function or a file. */
const quotedName = /^[A-Za-z_$][\w$./-]{0,39}$/;

/** A quotation, also one that was cut off before its end. An apostrophe inside of a word is none. */
const quotation = /"[^"\n]*(?:"|$)|`[^`\n]*(?:`|$)|(?<![A-Za-z\d])'[^'\n]*(?:'(?![A-Za-z])|$)/gm;

/** The rest of the pattern keeps the `:line:column` of a stack behind a query. */
const query = /[?#][^\s)'"`]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s)'"`]|$)/g;

/** In this order: each works on what the one before has left. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  [/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' '],
  [/\b(?:blob|data|filesystem):[^\s)'"`]+/gi, '[data]'],
  // Everything that people write here in Korean: answers, questions, names. Faults of programs are told in English.
  [/[\u0080-\uffff]+(?:[ \d.,!?]*[\u0080-\uffff]+)*/g, '[text]'],
  [query, ''],
  // Not `name@https://…`, which is how two browsers write a line of a stack.
  [/[^\s@()<>[\]:;,"`]+@(?![a-z][a-z\d+.-]*:\/\/|\[)[^\s@()<>[\]:;,"'`]+/gi, '[email]'],
  [/\bBearer +\S+/gi, '[token]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  [/\b(?=[A-Za-z]*\d)[A-Za-z\d]{24,}\b/g, '[token]'],
  // An id in an address.
  [/\/\d+(?=[/\s)'"`:,.]|$)/gm, '/[id]'],
  [/\(?\+?\d(?:[ ().-]{0,2}\d){6,}/g, '[number]'],
];

/**
 * Takes out of the text of a fault what may be someone's: addresses, long numbers, tokens, quoted text, text in Korean,
 * queries and the addresses of local files. The browser does so before it sends one, the server before it keeps one.
 */
export function removePersonalData(text: string): string {
  // What JSON could not be made of is quoted in parts, and may be anything.
  const isAboutJson = text.includes('JSON');
  const replaced = replacements.reduce(
    (rest, [pattern, instead]) => rest.replaceAll(pattern, instead),
    text,
  );
  return replaced.replaceAll(quotation, (quoted) => {
    const inside = quoted.replaceAll(/^["'`]|["'`]$/g, '');
    return !isAboutJson && quotedName.test(inside) ? quoted : '[text]';
  });
}
