import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid, sliderPiece, sliderTolerance, sliderWidth } from '@mall/contract/account/account.rules.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { spendCaptcha } from './spend-captcha.ts';

const server = testApp();
const steps = accountSteps(server);

const place = async (uuid: string) => Number(await steps.look(uuid, accountApi.slider.path));
const drop = (uuid: string, x: number) => server.call(accountApi.verifySlider, { body: { uuid, x } });

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
    const { data } = await drop(uuid, (await place(uuid)) + sliderTolerance);
    expect(await spendCaptcha(server.house.memory, 'slider', uuid, data.ticket)).toBe(true);
    expect(await spendCaptcha(server.house.memory, 'slider', uuid, data.ticket)).toBe(false);
  });

  test('refuses a piece beside the hole, and gives no second try', async () => {
    const uuid = makeUuid();
    const x = await place(uuid);
    expect((await drop(uuid, x + sliderTolerance + 1)).errorCode).toBe('account.slider_wrong');
    expect((await drop(uuid, x)).errorCode).toBe('account.slider_wrong');
  });

  test('refuses a puzzle nobody asked for', async () => {
    expect((await drop(makeUuid(), 100)).errorCode).toBe('account.slider_wrong');
  });
});
