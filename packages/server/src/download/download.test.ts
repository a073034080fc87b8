import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DownloadQuery, downloadApi, downloadsMost } from '@mall/contract/download/download.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FilesAway } from '../kernel/files/files-away.ts';
import { refuse } from '../kernel/refusal.ts';
import { authorityOf } from '../testing/authority.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';
import { askDownload } from './ask-download.ts';
import { downloadFolder, downloadPlace } from './download-place.ts';
import { expireDownloads } from './expire-downloads.ts';
import { keepDownload } from './keep-download.ts';
import { makeDownloads } from './make-downloads.ts';
import { makerTaking } from './maker.ts';
import { sweepStrayDownloads } from './sweep-stray-downloads.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

/** Under the kind of the mall's own exports, so that the page knows it. */
let work: (progress: (done: number, total?: number) => Promise<void>) => Promise<void> = async () => {};
const trial = makerTaking(z.strictObject({ of: z.string() }), {
  kind: 'orders',
  format: 'xlsx',
  title: words('试', 'Trial', 'Essai', 'Prueba', 'Teste', 'Проба'),
  source: words('试', 'Trial', 'Essai', 'Prueba', 'Teste', 'Проба'),
  sourceUrl: '/',
  make: async ({ input, path, progress }) => {
    await progress(1, 2);
    await work(progress);
    await progress(2);
    await writeFile(path, input.of);
  },
});
const make = () => makeDownloads(mall.house, [trial]);
const ask = async (memberId: Id, of: object = { of: '内容' }): Promise<Id> =>
  (
    await askDownload(
      mall.house.db,
      trial,
      { memberId, companyId: undefined, departments: [], reach: 'own' },
      { input: of, language: 'zh', about: '十月' },
    )
  ).id;
const page = async (token: string, query: Partial<DownloadQuery> = {}) => (await mall.call(downloadApi.page, { query }, { token })).data;
const fetchFile = (id: Id, token: string) =>
  mall.app.fastify.inject({
    url: `${mall.house.config.API_BASE}/portal/download/${id}/file`,
    headers: { ...authorityOf(token), to: 'zh' },
  });
const stateOf = async (id: Id) => (await run('select state from download where id = $1', [id]))[0]?.state;
const fileOf = async (id: Id) =>
  join(mall.house.config.DATA_DIR, downloadPlace(String((await run('select file from download where id = $1', [id]))[0]?.file)));

describe('a file that is asked for', () => {
  it('waits in the queue, is made, is told of and can be fetched under its name', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const before = await ask((await addSignedIn(mall.house.db)).id);
    const id = await ask(memberId);
    expect((await page(token)).list[0]).toMatchObject({ id, state: 'waiting', ahead: 1, actions: ['cancel'], name: '试 十月' });
    await make();
    expect(await stateOf(before)).toBe('ready');
    const { list, counts, used } = await page(token, { tab: 'ready', word: '十月' });
    expect(list[0]).toMatchObject({
      state: 'ready',
      rows: 2,
      done: 2,
      size: 6,
      endsToday: false,
      fetched: 0,
      actions: ['fetch', 'remove'],
    });
    expect({ counts, used }).toEqual({ counts: { all: 1, making: 0, ready: 1, failed: 0, expired: 0 }, used: 6 });
    const answer = await fetchFile(id, token);
    expect(answer.body).toBe('内容');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('试 十月.xlsx');
    expect((await page(token)).list[0]?.fetched).toBe(1);
    expect((await toldMessages(mall.house, memberId)).map(({ title }) => title)).toEqual(['文件已生成']);
  });

  it('is one of its kind at a time', async () => {
    const { id: memberId } = await addSignedIn(mall.house.db);
    await ask(memberId);
    await expect(ask(memberId)).rejects.toMatchObject({ code: 'download.busy' });
    await make();
    await ask(memberId);
    await make();
  });

  it('says why it was not made, and is made when its owner asks again', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const id = await ask(memberId);
    work = async () => {
      throw refuse('order.export_none');
    };
    await make();
    expect((await page(token)).list[0]).toMatchObject({ state: 'failed', reason: '没有符合条件的订单', actions: ['again', 'remove'] });
    expect((await toldMessages(mall.house, memberId)).map(({ title }) => title)).toEqual(['文件未能生成']);
    expect((await mall.call(downloadApi.file, { params: { id } }, { token })).errorCode).toBe('download.waiting');
    work = async () => {};
    expect((await mall.call(downloadApi.again, { params: { id } }, { token })).code).toBe(200);
    await make();
    expect(await stateOf(id)).toBe('ready');
  });

  it('fails without a word of its own when its maker breaks, and keeps nobody waiting', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    await ask(memberId, { wrong: true });
    const next = await ask((await addSignedIn(mall.house.db)).id);
    await make();
    expect((await page(token)).list[0]?.reason).toBe('系统繁忙，文件未能生成，请再试一次');
    expect(await stateOf(next)).toBe('ready');
  });

  it('is called off while it is made, and leaves no file', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const id = await ask(memberId);
    work = async () => {
      expect((await mall.call(downloadApi.remove, { body: { ids: [id] } }, { token })).data).toEqual({ removed: 1 });
    };
    await make();
    work = async () => {};
    expect(await page(token)).toMatchObject({ total: 0 });
    expect(await toldMessages(mall.house, memberId)).toEqual([]);
  });

  it('is taken over from a node that fell silent, whose late end changes nothing', async () => {
    const id = await ask((await addSignedIn(mall.house.db)).id);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    let second = Promise.resolve();
    let makers = 0;
    work = async () => {
      makers += 1;
      if (makers === 2) {
        take();
        return released;
      }
      await run(`update download set heard_at = now() - interval '2 minutes' where id = $1`, [id]);
      second = make();
      return taken;
    };
    await make();
    expect(await stateOf(id)).toBe('running');
    release();
    await second;
    work = async () => {};
    expect(await stateOf(id)).toBe('ready');
    expect(await run(`select from download_event where download_id = $1 and event = 'take'`, [id])).toHaveLength(2);
    expect(existsSync(await fileOf(id))).toBe(true);
  });

  it('waits for a store of files that is away, and is made when it is back', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const id = await ask(memberId);
    const away = vi.spyOn(mall.house.files, 'take').mockRejectedValue(new FilesAway('the store of files does not answer'));
    await make();
    away.mockRestore();
    expect(await stateOf(id)).toBe('running');
    await run(`update download set heard_at = now() - interval '2 minutes' where id = $1`, [id]);
    await make();
    expect((await fetchFile(id, token)).body).toBe('内容');
    expect((await page(token)).list[0]?.fetched).toBe(1);
    const gone = vi.spyOn(mall.house.files, 'read').mockRejectedValue(new FilesAway('the store of files does not answer'));
    expect((await fetchFile(id, token)).statusCode).toBe(503);
    gone.mockRestore();
    expect((await page(token)).list[0]?.fetched).toBe(1);
  });

  it('is given up when it ends its node again and again', async () => {
    const { id: memberId } = await addSignedIn(mall.house.db);
    const id = await ask(memberId);
    await run(`update download set state = 'running', tries = 3, heard_at = now() - interval '2 minutes' where id = $1`, [id]);
    await make();
    expect(await stateOf(id)).toBe('failed');
  });
});

describe('a file that was made', () => {
  it('ends on its last day unless it is kept longer, and can be made again by the same conditions', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const id = await ask(memberId);
    await make();
    const end = (when: string) => run(`update download set expires_at = ${when} where id = $1`, [id]);
    await end(`date_trunc('day', now()) + interval '1 day' - interval '1 second'`);
    expect((await page(token)).list[0]).toMatchObject({ endsToday: true, actions: ['fetch', 'extend', 'remove'] });
    expect((await mall.call(downloadApi.extend, { params: { id } }, { token })).code).toBe(200);
    // It does not end today any more, so that nobody keeps it for ever by pressing again.
    expect((await mall.call(downloadApi.extend, { params: { id } }, { token })).errorCode).toBe('download.moved');
    expect((await page(token)).list[0]).toMatchObject({ endsToday: false });
    const path = await fileOf(id);
    await end('now()');
    await expireDownloads(mall.house);
    expect(existsSync(path)).toBe(false);
    expect((await page(token)).list[0]).toMatchObject({ state: 'expired', size: 6, actions: ['again', 'remove'] });
    expect((await mall.call(downloadApi.file, { params: { id } }, { token })).errorCode).toBe('download.gone');
    expect((await mall.call(downloadApi.extend, { params: { id } }, { token })).errorCode).toBe('download.moved');
    await mall.call(downloadApi.again, { params: { id } }, { token });
    await make();
    expect((await fetchFile(id, token)).body).toBe('内容');
  });

  it('goes with its file when it is deleted, and all that expired go together', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const first = await ask(memberId);
    await make();
    const path = await fileOf(first);
    await mall.call(downloadApi.remove, { body: { ids: [first] } }, { token });
    expect(existsSync(path)).toBe(false);
    await ask(memberId);
    await make();
    await run('update download set expires_at = now() where member_id = $1', [memberId]);
    await expireDownloads(mall.house);
    const kept = await ask(memberId);
    expect((await mall.call(downloadApi.remove, { body: { expired: true } }, { token })).data).toEqual({ removed: 1 });
    expect((await page(token)).list.map(({ id }) => id)).toEqual([kept]);
    await make();
  });

  it('is one of the latest hundred of its owner', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const asker = { memberId, companyId: undefined, departments: [], reach: 'own' } as const;
    for (let at = 0; at <= downloadsMost; at += 1)
      await keepDownload(mall.house, trial, asker, { input: { of: '' }, language: 'zh', rows: 1, bytes: Buffer.from('x') });
    await expireDownloads(mall.house);
    expect((await page(token)).counts).toMatchObject({ ready: downloadsMost, expired: 1 });
    // One that was made in the background counts like the others.
    const made = await ask(memberId);
    await make();
    await expireDownloads(mall.house);
    expect((await page(token)).counts).toMatchObject({ ready: downloadsMost, expired: 2 });
    expect(await stateOf(made)).toBe('ready');
  });

  it('is let go when all together would be too much, the oldest first and the latest never', async () => {
    const { id: memberId, token } = await addSignedIn(mall.house.db);
    const asker = { memberId, companyId: undefined, departments: [], reach: 'own' as const };
    const house = { ...mall.house, config: { ...mall.house.config, DOWNLOAD_MEGABYTES: 1 } };
    const keep = (megabytes: number) =>
      keepDownload(house, trial, asker, { input: { of: '' }, language: 'zh', rows: 1, bytes: Buffer.alloc(megabytes * 1024 * 1024) });
    await keep(0.5);
    await keep(0.4);
    await expireDownloads(mall.house);
    expect((await page(token)).counts).toMatchObject({ ready: 2, expired: 0 });
    await keep(0.3);
    await expireDownloads(mall.house);
    expect((await page(token)).counts).toMatchObject({ ready: 2, expired: 1 });
    await keep(2);
    await expireDownloads(mall.house);
    expect((await page(token)).counts).toMatchObject({ ready: 1, expired: 3 });
  });

  it('that belongs to nobody is swept from the folder after a day', async () => {
    const kept = await ask((await addSignedIn(mall.house.db)).id);
    await make();
    const folder = join(mall.house.config.DATA_DIR, downloadFolder);
    const [old, young] = [randomUUID(), randomUUID()].map((name) => join(folder, `${name}.zip`)) as [string, string];
    for (const path of [old, young]) writeFileSync(path, '');
    for (const path of [old, await fileOf(kept)]) utimesSync(path, 0, 0);
    expect(await sweepStrayDownloads(mall.house)).toBe(1);
    expect([existsSync(old), existsSync(young), existsSync(await fileOf(kept))]).toEqual([false, true, true]);
  });
});
