import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from '@mall/server/kernel/config.ts';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mall-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a command beside the mall what the unit gives the mall, as its user, but for the password of the owner', () => {
  const [programs, secrets] = [join(folder, 'bin'), join(folder, 'secrets')];
  for (const made of [programs, secrets]) mkdirSync(made);
  writeFileSync(join(programs, 'runuser'), '#!/bin/sh\n[ "$1 $2 $3" = "-u mall --" ] || exit 9\nshift 3\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(
    join(folder, 'mall.env'),
    '# what all have alike\n\nPAY_ACCOUNT_NAME=某某 商城 "能电" $HOME\nSMS_URL=\nDATA_DIR=/srv/mall/data',
  );
  writeFileSync(join(secrets, 'seal_key'), `${'s'.repeat(40)}\n`);
  writeFileSync(join(secrets, 'migration_database_url'), 'postgres://mall:owner@127.0.0.1/mall\n');
  const { stdout, stderr, status } = spawnSync(
    'sh',
    [join(projectRoot, 'deploy/mall-command.sh'), process.execPath, '-p', 'JSON.stringify(process.env)'],
    {
      encoding: 'utf8',
      env: { PATH: `${programs}${delimiter}${process.env['PATH']}`, MALL_SETTINGS: folder, MALL_FOLDER: folder },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  const given = JSON.parse(stdout);
  expect(given).toMatchObject({
    PAY_ACCOUNT_NAME: '某某 商城 "能电" $HOME',
    SMS_URL: '',
    DATA_DIR: '/srv/mall/data',
    SEAL_KEY: 's'.repeat(40),
  });
  expect(Object.keys(given)).not.toContain('MIGRATION_DATABASE_URL');
});
