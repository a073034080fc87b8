import * as z from 'zod';
import { askSigned, signHeaders } from './ask-signed.ts';
import { checkPaySign, type SignFault } from './pay-sign.ts';

const taxHeaders = signHeaders('tax');

/** What is to be issued. `askNo` names it for good: asked again, the gateway gives the first answer and issues nothing twice. */
export type TaxPaper = {
  askNo: string;
  kind: 'blue' | 'red';
  type: string;
  sellerName: string;
  sellerTaxNumber: string;
  title: object;
  remark: string;
  amount: string;
  tax: string;
  lines: readonly { name: string; unit: string; num: number | null; taxRate: number; amount: string }[];
  /** Which one a red letter takes back. */
  of?: { code: string; number: string } | undefined;
  callbackUrl: string;
};

/** `taken`: it will call back. What is issued or refused stays so. */
export const TaxWord = z.discriminatedUnion('state', [
  z.object({ state: z.literal('issued'), code: z.string().regex(/^\d{12}$/), number: z.string().regex(/^\d{8}$/) }),
  z.object({ state: z.literal('refused'), text: z.string().max(200).default('') }),
  z.object({ state: z.literal('taken') }),
]);
export type TaxWord = z.infer<typeof TaxWord>;

const TaxNotice = z.object({ askNo: z.string().regex(/^TX[0-9]{12,24}$/), word: TaxWord });
type TaxNotice = z.infer<typeof TaxNotice>;
export type SentTaxNotice = { headers: Readonly<Record<string, unknown>>; text: string };

/** The tax authority's gateway. `undefined`: it was away, slow, or its answer was not signed by it. Never asked inside a transaction. */
export type TaxGateway = {
  readonly issue: (paper: TaxPaper) => Promise<TaxWord | undefined>;
  /** The signature is looked at whatever it signs; of what is no notice there is none. */
  readonly readNotice: (sent: SentTaxNotice) => { fault: SignFault | undefined; notice: TaxNotice | undefined };
};

const signOf = (headers: Readonly<Record<string, unknown>>) => ({
  time: String(headers[taxHeaders.time] ?? ''),
  sign: String(headers[taxHeaders.sign] ?? ''),
});

const parseNotice = (text: string): TaxNotice | undefined => {
  try {
    return TaxNotice.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Without an address there is no gateway: it answers as if it were away. */
export const httpTax = (url: string | undefined, secret: string): TaxGateway => ({
  issue: async (paper) =>
    url === undefined ? undefined : TaxWord.safeParse(await askSigned({ url, secret, system: 'tax', act: 'issue' }, paper)).data,
  readNotice: ({ headers, text }) => ({
    fault: checkPaySign(secret, 'tax notice', signOf(headers), text),
    notice: parseNotice(text),
  }),
});
