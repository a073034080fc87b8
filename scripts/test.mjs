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

const step = (name, args, env = {}) => {
  say(`\n— ${name}`);
  const started = Date.now();
  const code = run(args, env);
  say(`  ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(name);
  }
  return code;
};

const firstLine = (text) => text?.split('\n', 1)[0] ?? '';

const tests = (name, args, env = {}) => {
  const file = join(results, `${name.replace(/\W+/g, '-')}.json`);
  const code = step(
    name,
    [bin('vitest/vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    for (const { name: path, assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') faults.push(`  ${relative(root, path)}: ${fullName}\n    ${firstLine(failureMessages[0])}`);
  } catch {
    // The run ended before it could write its result; its exit code has been counted.
  }
  return code;
};

// Long tests that say nothing about the version of the database.
const heedless = ['bad-input', 'strangers', 'search-queries', 'wire-crypto', 'sm2', 'embedded-postgres', 'permissions'].flatMap((name) => [
  '--exclude',
  `**/${name}.test.ts`,
]);

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
if (faults.length > 0) say(`\nFailed:\n${faults.join('\n')}`);
say(`\n${passed} passed, ${failed} failed${noBrowser ? `, journeys skipped: ${noBrowser}` : ''}`);
process.exit(failed === 0 ? 0 : 1);
