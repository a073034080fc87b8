// `npm test`: install, check, and run every level, browser journeys included; ends with a plain count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled, hear, root, run, say } from './machine.mjs';

ensureInstalled();
const bin = (path) => join(root, 'node_modules', path);
const results = mkdtempSync(join(tmpdir(), 'mall-results-'));
let passed = 0;
let failed = 0;
const faults = [];
const again = [];

const attempt = (name, args, env = {}) => {
  say(`\n— ${name}`);
  const started = Date.now();
  const code = run(args, env);
  say(`  ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return code;
};

const count = (name, code) => {
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(name);
  }
  return code;
};

const step = (name, args, env) => count(name, attempt(name, args, env));

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
  testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `  ${relative(root, path)}: ${fullName}\n    ${firstLine(failureMessages[0])}`),
  );

const vitest = (name, args, env) => {
  const file = join(results, `${name.replace(/\W+/g, '-')}.json`);
  const code = attempt(
    name,
    [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  return { code, ...told(file) };
};

/** What failed among all the others is tried once more with the machine to itself: a deadline that a busy machine missed is no fault of the mall. */
const tests = (name, args, env = {}) => {
  const whole = vitest(name, args, env);
  passed += whole.numPassedTests;
  const files = whole.testResults.filter(({ status }) => status === 'failed').map(({ name: path }) => path);
  if (whole.code === 0 || files.length === 0 || files.length > 5) {
    failed += whole.numFailedTests;
    faults.push(...failuresOf(whole));
    return count(name, whole.code);
  }
  const chosen = args.filter((arg, at) => arg.startsWith('-') || args[at - 1]?.startsWith('-'));
  const alone = vitest(`${name}, what failed alone`, [...chosen, ...files, '--maxWorkers=1'], env);
  const mended = whole.numFailedTests - alone.numFailedTests;
  passed += Math.max(0, mended);
  failed += alone.numFailedTests;
  again.push(...failuresOf(whole));
  faults.push(...failuresOf(alone));
  return count(name, alone.code);
};

// Long tests that say nothing about the version of the database.
const heedless = [
  'bad-input strangers audiences permissions contract schema-time body-time',
  'search-queries bad-queries promised-counts wire-crypto sm2 read-xlsx read-statement',
  'main main-production every-node settings-every-node embedded-postgres keep-postgres serve-web page-cache',
]
  .flatMap((line) => line.split(' '))
  .flatMap((name) => ['--exclude', `**/${name}.test.ts`]);

step('types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
step('types of the browser', [bin('typescript/bin/tsc'), '-p', 'tsconfig.browser.json']);
step('lint', [bin('oxlint/bin/oxlint')]);
step('format', [bin('@biomejs/biome/bin/biome'), 'check']);
step('dead code', [bin('knip/bin/knip.js')]);
const built = step('build', ['scripts/build.mjs']);
tests('tests', []);
if (process.env.TEST_PG_BIN_OTHER)
  tests('tests on another PostgreSQL', ['packages/server', ...heedless], { TEST_PG_BIN: process.env.TEST_PG_BIN_OTHER });
step('torture', ['packages/bench/src/torture/torture.ts', '--seconds=60']);
const noBrowser = hear(['packages/e2e/src/ask-for-browser.ts']);
if (noBrowser) say(`\n— journeys in a browser\n  skipped: ${noBrowser}`);
else if (built === 0) tests('journeys in a browser', ['--config', 'packages/e2e/vitest.config.ts']);

rmSync(results, { recursive: true, force: true });
if (again.length > 0) say(`\nTried again alone:\n${again.join('\n')}`);
if (faults.length > 0) say(`\nFailed:\n${faults.join('\n')}`);
say(`\n${passed} passed, ${failed} failed${noBrowser ? `, journeys skipped: ${noBrowser}` : ''}`);
process.exit(failed === 0 ? 0 : 1);
