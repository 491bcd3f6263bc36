/** A quotation that may stay: the name of a property, a function or a file. */
const quotedName = /^[A-Za-z_$][\w$./-]{0,39}$/;

/** A quotation, also one without an end. An apostrophe inside a word does not start one. */
const quotation = /"[^"\n]*(?:"|$)|`[^`\n]*(?:`|$)|(?<![A-Za-z\d])'[^'\n]*(?:'(?![A-Za-z])|$)/gm;

/** The query of an address. The lookahead keeps the `:line:column` of a stack behind it. */
const query = /[?#][^\s)'"`]*?(?=(?::\d+){1,2}(?:[\s)]|$)|[\s)'"`]|$)/g;

/** Applied in this order, each to the result of the one before. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // oxlint-disable-next-line no-control-regex -- it removes control characters
  [/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' '],
  [/\b(?:blob|data|filesystem):[^\s)'"`]+/gi, '[data]'],
  // Text in Korean comes from people: answers, questions, names. Error messages are in English.
  [/[\u0080-\uffff]+(?:[ \d.,!?]*[\u0080-\uffff]+)*/g, '[text]'],
  [query, ''],
  // Not `name@https://…`, which is a line of a stack in Firefox and Safari.
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
 * Removes what may be personal from the text of an error: email addresses, long numbers, tokens, quoted text, text in
 * Korean, queries and the addresses of local files. The browser does so before it sends an error, the server before it
 * stores one.
 */
export function removePersonalData(text: string): string {
  // Errors of JSON.parse quote parts of the text, which may be anything.
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
