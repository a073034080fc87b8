/** What the feedback form and the server agree on. */
export const feedbackKinds = ['function', 'suggestion', 'goods', 'service', 'other'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** It waits, was answered, or was closed without an answer. */
export const feedbackStates = ['new', 'answered', 'closed'] as const;

export const feedbackLimits = {
  text: 500,
  contact: 50,
  photos: 3,
  /** A picture as the reader chooses it; the page makes it smaller before it is sent. */
  photoFileBytes: 2 * 1024 * 1024,
  /** All pictures together as they are sent. On the wire they are 2.7 times that, and the body of a feedback may have 4 MB. */
  photoBytes: 1_200_000,
} as const;

export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const signs: Readonly<Record<(typeof photoTypes)[number], (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte),
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  'image/webp': (bytes) => String.fromCharCode(...bytes.slice(0, 4)) === 'RIFF' && String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP',
};

/** The type that the first bytes tell; a name can lie. */
export const photoTypeOf = (bytes: Uint8Array): (typeof photoTypes)[number] | undefined => photoTypes.find((type) => signs[type](bytes));

const mobile = /^1[3-9]\d{9}$/;
const telephone = /^\+?[\d-]{7,20}$/;
const mail = /^[^\s@]{1,40}@[^\s@]+\.[^\s@]{2,}$/;

/** A way to answer: a mobile, another telephone or a mail address; none is fine, too. */
export const isContact = (given: string): boolean =>
  given === '' || (given.length <= feedbackLimits.contact && (mobile.test(given) || telephone.test(given) || mail.test(given)));
