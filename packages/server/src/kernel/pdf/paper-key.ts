import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bits, der, nothing, octets, oid, sequence, setOf, time, utf8, whole, yes } from './der.ts';

/** What papers are signed with: a key and the certificate that names its holder. */
export type PaperKey = { readonly key: KeyObject; readonly certificate: Buffer };

const sha256WithRsa = sequence(oid('1.2.840.113549.1.1.11'), nothing);
const years = 20;

const nameOf = (holder: string): Buffer =>
  sequence(setOf(sequence(oid('2.5.4.10'), utf8(holder))), setOf(sequence(oid('2.5.4.3'), utf8(`${holder} 电子签署`))));

const extension = (id: string, value: Buffer, critical = false): Buffer => sequence(oid(id), ...(critical ? [yes] : []), octets(value));

/** A certificate that the mall gives itself: a reader sees that nothing was changed, and asks the mall whether to trust the name. */
export const makePaperKey = (holder: string, now = new Date()): PaperKey => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + years);
  const serial = randomBytes(16);
  serial[0] = ((serial[0] as number) & 0x7f) | 0x40;
  const body = sequence(
    der(0xa0, whole(Buffer.from([2]))),
    whole(serial),
    sha256WithRsa,
    nameOf(holder),
    sequence(time(now), time(until)),
    nameOf(holder),
    spki,
    der(
      0xa3,
      sequence(
        extension('2.5.29.19', sequence(), true),
        // digitalSignature and nonRepudiation.
        extension('2.5.29.15', der(0x03, Buffer.from([6, 0xc0])), true),
        extension('2.5.29.14', octets(createHash('sha1').update(spki).digest())),
      ),
    ),
  );
  return { key: privateKey, certificate: sequence(body, sha256WithRsa, bits(sign('sha256', body, privateKey))) };
};

export const paperKeyText = ({ key, certificate }: PaperKey): string =>
  JSON.stringify({ key: key.export({ type: 'pkcs8', format: 'pem' }), certificate: certificate.toString('base64') });

export const paperKeyOf = (text: string): PaperKey => {
  const { key, certificate } = JSON.parse(text) as { key: string; certificate: string };
  return { key: createPrivateKey(key), certificate: Buffer.from(certificate, 'base64') };
};
