import { setTimeout as sleep } from 'node:timers/promises';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid, sliderPiece, sliderWidth } from '@mall/contract/account/account.rules.ts';
import type { TrackPoint } from '@mall/contract/account/slider-track.rules.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeEach, describe, expect, test } from 'vitest';
import type { House } from '../kernel/house.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { accountSteps } from '../testing/account-steps.ts';
import { drag, pressKeys } from '../testing/slider-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { testVisitor as visitor } from '../testing/test-visitor.ts';
import { choosePlace } from './draw-slider.ts';
import { sliderKey, sliderSecret } from './issue-slider.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { verifySlider } from './verify-slider.ts';

const server = testApp();
const steps = accountSteps(server);

const later = async <T>(work: () => Promise<T>): Promise<T> => {
  await sleep(5);
  return work();
};

/** A puzzle that somebody has looked at for a while, and where its hole is. */
const place = async (uuid: string) => {
  const x = Number(await steps.look(uuid, accountApi.slider.path));
  await steps.lookLong(uuid, x);
  return x;
};
const drop = (uuid: string, x: number, track: TrackPoint[] = drag(x)) => server.call(accountApi.verifySlider, { body: { uuid, x, track } });
const forgive = () => server.house.memory.remove('slider-misses:127.0.0.1');
beforeEach(forgive);

describe('the slider', () => {
  test('shows a scene of its size with a piece that lies inside', async () => {
    const { data } = await server.call(accountApi.slider, { query: { uuid: makeUuid() } });
    const [scene, piece] = await Promise.all([loadImage(data.background), loadImage(data.piece)]);
    expect([scene.width, scene.height, piece.width, piece.height]).toEqual([data.width, data.height, sliderPiece, sliderPiece]);
    expect(data.width).toBe(sliderWidth);
    expect(data.y + sliderPiece).toBeLessThan(data.height);
    const canvas = createCanvas(sliderPiece, sliderPiece);
    const context = canvas.getContext('2d');
    context.drawImage(piece, 0, 0);
    const alpha = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
    expect([alpha(0, 0), alpha(sliderPiece / 2, sliderPiece / 2)]).toEqual([0, 255]);
  });

  test('gives a ticket for a piece in place, good once, with a little tolerance', async () => {
    const uuid = makeUuid();
    const { data } = await drop(uuid, (await place(uuid)) + 3);
    expect(await spendCaptcha(server.house.memory, 'slider', uuid, data.ticket)).toBe(true);
    expect(await spendCaptcha(server.house.memory, 'slider', uuid, data.ticket)).toBe(false);
  });

  test('refuses a piece beside the hole, and gives no second try', async () => {
    const uuid = makeUuid();
    const x = await place(uuid);
    expect((await drop(uuid, x + 4)).errorCode).toBe('account.slider_wrong');
    expect((await drop(uuid, x)).errorCode).toBe('account.slider_wrong');
  });

  test('refuses a puzzle nobody asked for', async () => {
    expect((await drop(makeUuid(), 100)).errorCode).toBe('account.slider_wrong');
  });

  test('is solved by keys as well', async () => {
    const uuid = makeUuid();
    const track = pressKeys(await place(uuid));
    expect((await drop(uuid, track.at(-1)?.[1] ?? 0, track)).code).toBe(200);
  });

  test('refuses the right place that nobody moved the piece to, or in no time', async () => {
    const [leapt, line, hurried] = [makeUuid(), makeUuid(), makeUuid()];
    const x = await place(leapt);
    expect((await drop(leapt, x, [[0, x]])).errorCode).toBe('account.slider_wrong');
    const end = await place(line);
    const straight = Array.from({ length: 20 }, (_, at): TrackPoint => [at * 30, (end * at) / 19]);
    expect((await drop(line, end, straight)).errorCode).toBe('account.slider_wrong');
    // Drawn a moment ago: a track of a second cannot have been made since.
    const now = Number(await steps.look(hurried, accountApi.slider.path));
    expect((await drop(hurried, now)).errorCode).toBe('account.slider_wrong');
  });

  test('sends away an address that misses ten times in ten minutes, before it sees another puzzle', async () => {
    for (let miss = 0; miss < 10; miss += 1) expect((await drop(makeUuid(), 100)).errorCode).toBe('account.slider_wrong');
    expect((await drop(makeUuid(), 100)).code).toBe(429);
    const next = await server.app.fastify.inject({ url: `/api${accountApi.slider.path}?uuid=${makeUuid()}` });
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '60']);
    const elsewhere = await server.app.fastify.inject({
      url: `/api${accountApi.slider.path}?uuid=${makeUuid()}`,
      remoteAddress: '203.0.113.1',
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('judges no more than ten of a hundred that come at once, also where counting takes its time', async () => {
    const { memory } = server.house;
    const slow: House['memory'] = {
      ...memory,
      get: (key) => later(() => memory.get(key)),
      bump: (key, ttlMs, by) => later(() => memory.bump(key, ttlMs, by)),
      take: (key) => later(() => memory.take(key)),
    };
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        verifySlider(
          { ...server.house, memory: slow },
          { ...visitor, address: '203.0.113.50' },
          { uuid: `rush-${at}`, x: 160, track: [] },
        ).catch((error: Refusal) => error.code),
      ),
    );
    expect(codes.filter((code) => code === 'account.slider_wrong')).toHaveLength(10);
  });

  test('gives less than one ticket in two hundred to whoever always answers the same', async () => {
    const tries = 1000;
    let tickets = 0;
    for (let at = 0; at < tries; at += 1) {
      const uuid = `constant-${at}`;
      await server.house.memory.set(sliderKey(uuid), sliderSecret(choosePlace(), Date.now() - 5000), 60_000);
      const tried = { uuid, x: 160, track: drag(160, at) };
      await verifySlider(server.house, visitor, tried).then(
        () => (tickets += 1),
        () => undefined,
      );
    }
    // Ten misses, and what luck there was among them; one in thirty of ten is far from five.
    expect(tickets).toBeLessThan(tries / 200);
  });
});
