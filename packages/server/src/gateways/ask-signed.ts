import { checkPaySign, signPay } from './pay-sign.ts';

const patience = 5000;

type Asked = {
  /** Where the system listens, without the act. */
  readonly url: string;
  /** What both sides sign with. */
  readonly secret: string;
  /** Named in what is signed and in the headers, so that a word to one system is none to another. */
  readonly system: string;
  readonly act: string;
};

export const signHeaders = (system: string) => ({ time: `x-${system}-time`, sign: `x-${system}-sign` }) as const;

/** A question as signed JSON and its signed answer; `undefined`: it was away, slow, or the answer was not signed by it. */
export const askSigned = async ({ url, secret, system, act }: Asked, question: unknown): Promise<unknown> => {
  const names = signHeaders(system);
  const body = JSON.stringify(question);
  const time = String(Date.now());
  try {
    const answer = await fetch(`${url}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [names.time]: time, [names.sign]: signPay(secret, `${system} ${act}`, time, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    const sign = { time: answer.headers.get(names.time) ?? '', sign: answer.headers.get(names.sign) ?? '' };
    // Bound to this question: whoever stands between cannot answer for the system.
    if (!answer.ok || checkPaySign(secret, `${system} answer ${time}`, sign, text)) return undefined;
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
