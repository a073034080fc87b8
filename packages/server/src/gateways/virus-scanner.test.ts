import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../kernel/zip.ts';
import { clamdLimits, eicar, eicarName, hasClamd, startClamd } from '../testing/real-clamd.ts';
import { openVirusScanner } from './virus-scanner.ts';

const text = eicar.toString('latin1');
const away = { code: 'content.scan_away' };
const limit = { code: 'content.scan_limit' };
/** Beyond what it takes it says so and hangs up: which of both is heard first is chance. */
const either = { code: expect.stringMatching(/scan_(away|limit)/) };

/** A page of it is nobody's; the stream within is packed as a PDF's streams are. */
const pdfWith = (bytes: Buffer): Buffer => {
  const packed = deflateSync(bytes);
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n2 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')]);
};

describe.skipIf(!hasClamd)(`what ClamAV's own daemon says${hasClamd ? '' : ' (not shown: there is no clamd here)'}`, () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => {
    clamd = await startClamd();
  }, 30_000);
  afterAll(() => clamd.close());

  const look = (...chunks: Buffer[]) => openVirusScanner(clamd.address).findVirus(chunks);

  it('is asked over a port and over a socket', async () => {
    for (const address of [clamd.address, clamd.socketAddress]) {
      const scanner = openVirusScanner(address);
      expect(await scanner.findVirus([Buffer.from('一份合同')])).toBeUndefined();
      expect(await scanner.findVirus([])).toBeUndefined();
      expect(await scanner.findVirus([eicar])).toBe(eicarName);
    }
  });

  it('is the same however a file is cut, and wherever in it the virus lies', async () => {
    expect(await look(...Array.from(eicar, (byte) => Buffer.of(byte)))).toBe(eicarName);
    expect(await look(Buffer.alloc(200_000, 1), eicar.subarray(0, 9), Buffer.alloc(0), eicar.subarray(9), Buffer.alloc(200_000))).toBe(
      eicarName,
    );
  });

  it.each([
    ['an archive', () => zip([['a.txt', text]])],
    [
      'a workbook',
      () =>
        zip([
          ['[Content_Types].xml', '<Types/>'],
          ['xl/workbook.xml', '<workbook/>'],
          ['xl/media/image1.png', text],
        ]),
    ],
    ['a PDF', async () => pdfWith(eicar)],
  ])('is told of what is packed in %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.includes(eicar)).toBe(false);
    expect(await look(bytes)).toBe(eicarName);
  });

  it('is no word about a file that it did not read to its end', async () => {
    expect(await look(Buffer.alloc(clamdLimits.read - eicar.length), eicar)).toBe(eicarName);
    await expect(look(Buffer.alloc(clamdLimits.read), eicar)).rejects.toMatchObject(limit);
    await expect(look(Buffer.alloc(clamdLimits.taken), eicar)).rejects.toMatchObject(either);
    await expect(look(await zip([['a.txt', `${' '.repeat(clamdLimits.read)}${text}`]]))).rejects.toMatchObject(limit);
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(clamdLimits.taken));
    await expect(look(...pieces)).rejects.toMatchObject(either);
  });

  it('is each one his own when many ask at once', async () => {
    const asked = Array.from({ length: 60 }, (_, nth) => nth % 3 === 0);
    const said = await Promise.all(asked.map((infected) => look(Buffer.alloc(100_000, 1), infected ? eicar : Buffer.alloc(68, 2))));
    expect(said).toEqual(asked.map((infected) => (infected ? eicarName : undefined)));
  });

  it('is waited for when it is slow, and not for ever when it stands still', async () => {
    clamd.freeze();
    const waiting = look(eicar);
    await expect(openVirusScanner(clamd.address, 300).findVirus([Buffer.alloc(1000)])).rejects.toMatchObject(away);
    // More than the line holds: it is still being sent when the time is over.
    const large = Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024));
    await expect(openVirusScanner(clamd.address, 300).findVirus(large)).rejects.toMatchObject(away);
    clamd.thaw();
    expect(await waiting).toBe(eicarName);
    expect(await look(Buffer.from('一份合同'))).toBeUndefined();
  });

  it('is nothing when it is killed in the middle, and comes again when it is started', async () => {
    async function* dying() {
      yield Buffer.alloc(1000);
      await clamd.kill();
      yield Buffer.alloc(1000);
    }
    const scanner = openVirusScanner(clamd.address);
    await expect(scanner.findVirus(dying())).rejects.toMatchObject(away);
    await expect(scanner.findVirus([eicar])).rejects.toMatchObject(away);
    await clamd.start();
    expect(await scanner.findVirus([eicar])).toBe(eicarName);
  });
});
