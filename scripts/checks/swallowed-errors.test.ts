import { expect, test } from 'vitest';
import { swallowedErrors } from './swallowed-errors.ts';

const linesOf = (source: string) => swallowedErrors('some.ts', source);

test.each([
  ['an empty catch', 'try { work(); } catch {}'],
  [
    'a catch that goes on with a value',
    'function f() { try { return a(); } catch { return null; } }',
  ],
  ['an error that has a name and no use', 'try { work(); } catch (error) { give("up"); }'],
  ['a throw in a function inside', 'try { a(); } catch { b(() => { throw new Error(); }); }'],
  ['a promise', 'work().catch(() => undefined);'],
  ['a promise with an unused error', 'work().catch((error) => null);'],
  ['a second handler', 'work().then(done, () => false);'],
  ['noop', 'work().catch(noop);'],
  ['a function of the file that takes no error', 'const quiet = () => null;\nwork().catch(quiet);'],
  [
    'what documents a function',
    '/** Loads it quietly, if at all. */\nconst f = () => a().catch(() => 1);',
  ],
  ['a word to the linter', '// oxlint-disable-next-line some/rule -- no\nwork().catch(() => 1);'],
  ['a mutation', "useMutation({ onError: () => showToast('failed') });"],
  ['a transition of a state machine', "const invoke = { src: 'ask', onError: 'failed' };"],
  ['an action without the error', "const i = { onError: { target: 'a', actions: 'note' } };"],
  [
    'one of several transitions',
    "const i = { onError: [{ guard: 'a', target: 'b' }, { actions: reportIt }] };",
  ],
  ['an action that only resets it', 'const i = { onError: { actions: assign({ error: null }) } };'],
  ['a comment that is no reason', 'work().catch(() => 1); // nothing'],
])('finds %s', (_, source) => {
  expect(linesOf(source)).toHaveLength(1);
});

test.each([
  ['a use of the error', 'try { work(); } catch (error) { log(error); }'],
  ['a report', "try { a(); } catch (error) { reportError(error, 'media', 'playing'); }"],
  ['an error thrown instead', "try { work(); } catch { throw new Error('better'); }"],
  ['a handler from elsewhere', 'work().catch(reject);'],
  ['a handler that is made', "work().catch(reportAndReturn('media', 'playing', null));"],
  ['a transition that reports', "const i = { onError: { actions: reportFailure('ads', 'b') } };"],
  [
    'a transition that keeps the error',
    'const i = { onError: [{ actions: assign({ why: ({ event }) => event.error }) }] };',
  ],
  ['a transition with a reason', "// The server may have it.\nconst i = { onError: 'asking' };"],
  ['the default of a schema', 'schema.catch([]);'],
  ['a reason inside', 'try { work(); } catch {\n  // Storage can be blocked.\n}'],
  ['a reason above', '// Refused without a gesture.\nmedia.play().catch(() => undefined);'],
  [
    'a reason above its line',
    'work()\n  // Refused without a gesture.\n  .catch(() => undefined);',
  ],
  ['a reason behind', 'work().catch(() => undefined); // Refused without a gesture.'],
])('leaves alone %s', (_, source) => {
  expect(linesOf(source)).toEqual([]);
});

test('reports the line', () => {
  expect(linesOf('a();\ntry {\n  b();\n} catch {}\nc().catch(() => 1);\n')).toEqual([4, 5]);
});
