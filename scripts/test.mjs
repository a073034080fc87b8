// `npm test`: install, check, and run every level, browser journeys included; ends with a plain count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled, hear, root, run, runQuietly, say } from './machine.mjs';

ensureInstalled();
const bin = (path) => join(root, 'node_modules', path);
const results = mkdtempSync(join(tmpdir(), 'mall-results-'));
let passed = 0;
let failed = 0;
const faults = [];
const again = [];

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const count = (name, code) => {
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(name);
  }
  return code;
};

const step = (name, args, env) => {
  say(`\n— ${name}`);
  const started = Date.now();
  const code = run(args, env);
  say(`  ${code === 0 ? 'ok' : 'FAILED'} (${seconds(started)})`);
  return count(name, code);
};

const firstLine = (text) => text?.split('\n', 1)[0] ?? '';

const told = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The run ended before it could write its result; its exit code is counted.
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
};

const failuresOf = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: path, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const said = tests.map(({ fullName, failureMessages }) => `${fullName}\n    ${firstLine(failureMessages[0])}`);
      return (said.length > 0 ? said : [firstLine(message)]).map((what) => `  ${relative(root, path)}: ${what}`);
    });

const vitest = async (name, args, env) => {
  say(`\n— ${name}`);
  const started = Date.now();
  const file = join(results, name.replace(/\W+/g, '-'));
  const code = await runQuietly(
    [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}.json`],
    `${file}.log`,
    env,
  );
  const whole = told(`${file}.json`);
  say(`  ${whole.numPassedTests} passed, ${whole.numFailedTests} did not (${seconds(started)})`);
  return { code, log: `${file}.log`, ...whole };
};

const conclude = (name, { code, log, numFailedTests, ...whole }) => {
  failed += numFailedTests;
  faults.push(...failuresOf(whole));
  if (code !== 0) say(readFileSync(log, 'utf8').slice(-200_000));
  return count(name, code);
};

/**
 * What failed among all the others is tried once more with the machine to itself: a deadline that a busy machine missed is no fault of the mall.
 * Only what fails for good prints its whole output, so that the first failure a reader meets is one that counts.
 */
const tests = async (name, args, env = {}) => {
  const whole = await vitest(name, args, env);
  passed += whole.numPassedTests;
  const files = whole.testResults.filter(({ status }) => status === 'failed').map(({ name: path }) => path);
  if (whole.code === 0 || files.length === 0 || files.length > 20) return conclude(name, whole);
  again.push(...failuresOf(whole));
  const chosen = args.filter((arg, at) => arg.startsWith('-') || args[at - 1]?.startsWith('-'));
  const alone = await vitest(`${name}, alone`, [...chosen, ...files, '--maxWorkers=1'], env);
  passed += Math.max(0, whole.numFailedTests - alone.numFailedTests);
  return conclude(name, alone);
};

// Every call, whole courses of business, races, migrations and the demo: where another version of the database would answer otherwise.
const whereVersionsDiffer = ['routes', 'flow', 'race', 'races', 'invariants', 'mall-role', 'tables', 'fill-demo'].map(
  (name) => `${name}.test`,
);

step('types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
step('types of the browser', [bin('typescript/bin/tsc'), '-p', 'tsconfig.browser.json']);
step('lint', [bin('oxlint/bin/oxlint')]);
step('format', [bin('@biomejs/biome/bin/biome'), 'check']);
step('dead code', [bin('knip/bin/knip.js')]);
const built = step('build', ['scripts/build.mjs']);
await tests('tests', []);
if (process.env.TEST_PG_BIN_OTHER)
  await tests('tests on another PostgreSQL', whereVersionsDiffer, { TEST_PG_BIN: process.env.TEST_PG_BIN_OTHER });
step('torture', ['packages/bench/src/torture/torture.ts', '--seconds=60']);
const noBrowser = hear(['packages/e2e/src/ask-for-browser.ts']);
if (noBrowser) say(`\n— journeys in a browser\n  skipped: ${noBrowser}`);
else if (built === 0) await tests('journeys in a browser', ['--config', 'packages/e2e/vitest.config.ts']);

rmSync(results, { recursive: true, force: true });
if (again.length > 0) say(`\nTried again alone:\n${again.join('\n')}`);
if (faults.length > 0) say(`\nFailed:\n${faults.join('\n')}`);
say(`\n${passed} passed, ${failed} failed${noBrowser ? `, journeys skipped: ${noBrowser}` : ''}`);
process.exit(failed === 0 ? 0 : 1);
