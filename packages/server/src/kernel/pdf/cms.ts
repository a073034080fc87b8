import { createHash, sign, verify, X509Certificate } from 'node:crypto';
import { der, nothing, octets, oid, piecesIn, sequence, setOf, whole } from './der.ts';
import type { PaperKey } from './paper-key.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const ids = {
  data: oid('1.2.840.113549.1.7.1'),
  signedData: oid('1.2.840.113549.1.7.2'),
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  // Names the certificate within what is signed, so that no other can be put in its place; PAdES asks for it.
  signingCertificate: oid('1.2.840.113549.1.9.16.2.47'),
};
const sha256Id = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
const rsaId = sequence(oid('1.2.840.113549.1.1.1'), nothing);

const issuerAndSerial = (certificate: Buffer): Buffer => {
  const [whole0] = piecesIn(certificate);
  const [body] = piecesIn(whole0?.content ?? Buffer.alloc(0));
  const [, serial, , issuer] = piecesIn(body?.content ?? Buffer.alloc(0));
  if (!serial || !issuer) throw new Error('a certificate without a serial number');
  return sequence(issuer.whole, serial.whole);
};

const attribute = (id: Buffer, value: Buffer): Buffer => sequence(id, setOf(value));

const attributesOf = (digest: Buffer, certificate: Buffer): Buffer => {
  return setOf(
    attribute(ids.contentType, ids.data),
    attribute(ids.messageDigest, octets(digest)),
    attribute(ids.signingCertificate, sequence(sequence(sequence(octets(sha256(certificate)))))),
  );
};

const layOut = (attributes: Buffer, certificate: Buffer, signature: Buffer): Buffer => {
  const implicit = Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]);
  const one = whole(Buffer.from([1]));
  const signer = sequence(one, issuerAndSerial(certificate), sha256Id, implicit, rsaId, octets(signature));
  return sequence(ids.signedData, der(0xa0, sequence(one, setOf(sha256Id), sequence(ids.data), der(0xa0, certificate), setOf(signer))));
};

/** A detached signature (CMS, RFC 5652) over bytes that are given by their digest. */
export const signDigest = (digest: Buffer, { key, certificate }: PaperKey): Buffer => {
  const attributes = attributesOf(digest, certificate);
  return layOut(attributes, certificate, sign('sha256', attributes, key));
};

const signatureSize = 256;

/**
 * Whether these bytes are a signature of this digest by the key of this certificate, as `signDigest` lays it out and filled up with zeros: not one byte may
 * differ, those of the certificate in it included, which no signature covers.
 */
export const signsDigest = (cms: Buffer, digest: Buffer, certificate: Buffer): boolean => {
  const attributes = attributesOf(digest, certificate);
  const { length } = layOut(attributes, certificate, Buffer.alloc(signatureSize));
  const signature = cms.subarray(length - signatureSize, length);
  if (cms.length < length || cms.subarray(length).some((byte) => byte !== 0)) return false;
  if (!cms.subarray(0, length).equals(layOut(attributes, certificate, signature))) return false;
  return verify('sha256', attributes, new X509Certificate(certificate).publicKey, signature);
};
