import type { BankChannel } from '@mall/contract/payment/pay-channels.ts';
import * as z from 'zod';
import { checkPaySign, payHeaders, type SignFault, signPay } from './pay-sign.ts';

type OpenPay = {
  attemptNo: string;
  channel: BankChannel;
  /** As the payer knows it, in Chinese: the bank's page says it. */
  channelName: string;
  amountFen: number;
  title: string;
  /** Milliseconds of the epoch. */
  expiresAt: number;
  notifyUrl: string;
  successUrl: string;
  failureUrl: string;
};

/** What the bank says of an attempt. `unknown`: it never heard of it. */
const BankWord = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['paying', 'failure', 'closed', 'unknown']) }),
  z.object({ state: z.literal('success'), amountFen: z.number().int(), outNo: z.string().min(1).max(64) }),
]);
type BankWord = z.infer<typeof BankWord>;

const Opened = z.object({ payUrl: z.string().max(500), codeUrl: z.string().max(500).optional() });
const Refunded = z.object({ state: z.enum(['success', 'pending', 'refused']), text: z.string().max(200).default('') });
type RefundWord = z.infer<typeof Refunded>;

const Transferred = z.object({ state: z.enum(['success', 'refused']) });
type TransferWord = z.infer<typeof Transferred>;
type Transfer = { transferNo: string; accountName: string; bankName: string; bankAccount: string; amountFen: number };

/** A word from the bank that nobody asked for. */
export const BankNotice = z.object({
  noticeId: z.string().regex(/^[\w-]{8,64}$/),
  attemptNo: z.string().regex(/^[0-9A-Z]{12,32}$/),
  outNo: z.string().max(64),
  state: z.enum(['success', 'failure']),
  amountFen: z.number().int().min(0).max(99_999_999_999),
});
export type BankNotice = z.infer<typeof BankNotice>;

/** As it came in, at the door of whichever channel. */
export type SentNotice = { channel: string; headers: Readonly<Record<string, unknown>>; text: string };
type ReadNotice = { fault: SignFault | undefined; notice: BankNotice | undefined };

type Named = { channel: BankChannel; attemptNo: string };

/** The bank. Every answer may be `undefined`: it was away, slow, or its answer was not signed by it. Never asked inside a transaction. */
export type PayGateway = {
  readonly open: (input: OpenPay) => Promise<z.infer<typeof Opened> | undefined>;
  readonly query: (input: Named) => Promise<BankWord | undefined>;
  /** Nobody can pay it afterwards; what was paid before is told. */
  readonly close: (input: Named) => Promise<BankWord | undefined>;
  readonly refund: (input: Named & { refundSn: string; amountFen: number }) => Promise<RefundWord | undefined>;
  /** Pays a small sum out to an account, once for each number. */
  readonly transfer: (input: Transfer) => Promise<TransferWord | undefined>;
  /** The signature is looked at whatever it signs; of what is no notice there is none. */
  readonly readNotice: (sent: SentNotice) => ReadNotice;
};

const patience = 3000;

const parseNotice = (text: string): BankNotice | undefined => {
  try {
    return BankNotice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Without an address there is no bank: everything answers as if it were away. */
export const httpPay = (url: string | undefined, secret: string): PayGateway => {
  const ask = async <S extends z.ZodType>(what: string, input: object, schema: S): Promise<z.output<S> | undefined> => {
    if (url === undefined) return undefined;
    const body = JSON.stringify(input);
    const time = String(Date.now());
    try {
      const answer = await fetch(`${url}/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [payHeaders.time]: time, [payHeaders.sign]: signPay(secret, what, time, body) },
        body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      const signed = { time: answer.headers.get(payHeaders.time) ?? '', sign: answer.headers.get(payHeaders.sign) ?? '' };
      // The answer is bound to this question by its signature, so that an old "paid" cannot be played back.
      if (!answer.ok || checkPaySign(secret, `answer ${what} ${time}`, signed, text)) return undefined;
      return schema.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  };
  return {
    open: (input) => ask('open', input, Opened),
    query: (input) => ask('query', input, BankWord),
    close: (input) => ask('close', input, BankWord),
    refund: (input) => ask('refund', input, Refunded),
    transfer: (input) => ask('transfer', input, Transferred),
    readNotice: ({ channel, headers, text }) => {
      const signed = { time: String(headers[payHeaders.time] ?? ''), sign: String(headers[payHeaders.sign] ?? '') };
      return { fault: checkPaySign(secret, `notify ${channel}`, signed, text), notice: parseNotice(text) };
    },
  };
};
