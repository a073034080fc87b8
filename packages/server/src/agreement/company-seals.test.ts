import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { sealApi } from '@mall/contract/agreement/seal.api.ts';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepUpload } from '../content/keep-upload.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { payApp } from '../testing/pay-steps.ts';
import type { Signed } from '../testing/people-steps.ts';
import { makeSealPicture, readSealPicture } from './seal-picture.ts';

const mall = payApp();
let people: ContractPeople;
const steps = contractSteps(mall, () => people);
beforeAll(async () => {
  people = await contractPeople(mall);
});

const drawing = (ground: string, ink: string, size = 300): Buffer => {
  const canvas = createCanvas(size, size);
  const drawn = canvas.getContext('2d');
  drawn.fillStyle = ground;
  drawn.fillRect(0, 0, size, size);
  drawn.strokeStyle = ink;
  drawn.lineWidth = 30;
  drawn.beginPath();
  drawn.arc(size / 2, size / 2, size / 3, 0, 2 * Math.PI);
  drawn.stroke();
  return canvas.toBuffer('image/png');
};
async function* chunksOf(bytes: Buffer) {
  yield bytes;
}
const upload = async (bytes: Buffer, as: Signed): Promise<string> =>
  (await keepUpload(mall.house, { memberId: as.id } as never, 'image', { name: 'seal.png', chunks: chunksOf(bytes) })).url;
const give = async (bytes: Buffer, as: Signed, by = as) =>
  mall.call(sealApi.give, { body: { kind: 'contract', url: await upload(bytes, as) } }, by);

describe('the picture of a seal', () => {
  it('loses its white ground and keeps its ink', async () => {
    const { width, height, rgba } = await readSealPicture(await makeSealPicture(drawing('#ffffff', '#c8201e')));
    expect([width, height]).toEqual([360, 360]);
    expect(rgba[3]).toBe(0);
    const onRing = ((180 - 120) * 360 + 180) * 4;
    expect([...rgba.subarray(onRing, onRing + 4)]).toEqual([200, 32, 30, 255]);
  });

  it.each([
    ['agreement.seal_wrong', Buffer.from('not a picture')],
    ['agreement.seal_wrong', drawing('#ffffff', '#c8201e').subarray(0, 500)],
    ['agreement.seal_wrong', drawing('#ffffff', '#c8201e', 60)],
    ['agreement.seal_ground', drawing('#ffffff', '#ffffff')],
    ['agreement.seal_ground', drawing('#303030', '#000000')],
  ])('is refused as %s', async (code, bytes) => {
    await expect(makeSealPicture(bytes)).rejects.toMatchObject({ code });
  });
});

describe("a company's seal", () => {
  it('is given by its administrator alone, of a file of his own', async () => {
    const bytes = drawing('#ffffff', '#c8201e');
    expect((await give(bytes, people.purchaser)).code).not.toBe(200);
    expect((await give(bytes, people.purchaser, people.admin)).errorCode).toBe('content.upload_unknown');
    expect((await mall.call(sealApi.give, { body: { kind: 'contract', url: `/uploads/${'0'.repeat(32)}` } }, people.admin)).errorCode).toBe(
      'content.upload_unknown',
    );
    expect((await mall.call(sealApi.list, {}, people.finance)).data).toEqual([]);
    expect((await give(bytes, people.admin)).code).toBe(200);
    expect((await give(drawing('#ffffff', '#0000ff'), people.admin)).code).toBe(200);
    const seals = (await mall.call(sealApi.list, {}, people.finance)).data;
    expect(seals.map(({ kind }) => kind)).toEqual(['contract']);
    expect(seals[0]?.picture.startsWith('data:image/png;base64,iVBOR')).toBe(true);
  });

  it('stands on what is signed with it, and stays there when it is out of use', async () => {
    const id = await steps.inForce();
    const picture = async () => (await steps.detail(id)).signatures.find(({ side }) => side === 'buyer')?.picture ?? '';
    const [seal] = (await mall.call(sealApi.list, {}, people.admin)).data;
    expect(await picture()).toBe(seal?.picture);
    expect((await steps.detail(id)).signatures.find(({ side }) => side === 'seller')?.picture).toBe('');
    expect((await mall.call(sealApi.remove, { body: { kind: 'contract' } }, people.admin)).code).toBe(200);
    expect((await mall.call(sealApi.remove, { body: { kind: 'contract' } }, people.admin)).errorCode).toBe('kernel.not_found');
    expect(await picture()).toBe(seal?.picture);
    const next = await steps.inForce();
    expect((await mall.call(contractApi.detail, { params: { id: next } }, people.admin)).data.signatures.map((one) => one.picture)).toEqual(
      ['', ''],
    );
    const { rows } = await mall.owner.query<{ event: string }>(`select event from audit_log where event like 'contract.seal%' order by id`);
    expect(rows.map(({ event }) => event)).toEqual(['contract.seal_given', 'contract.seal_given', 'contract.seal_removed']);
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});
