import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';
import { paging } from '../kernel/paging.ts';

/** Where a request stands on its way to the company's office-automation system; none: it was never meant to go, or was taken back. */
export const oaStates = ['none', 'pushing', 'pushed', 'failed'] as const;

/** Why the other side did not take something. */
export const oaFaultWords = {
  address: words(
    '地址不允许访问',
    'The address may not be reached',
    'L’adresse n’est pas autorisée',
    'La dirección no está permitida',
    'O endereço não é permitido',
    'Адрес недоступен для подключения',
  ),
  away: words(
    'OA 无法连接',
    'The OA cannot be reached',
    'L’OA est injoignable',
    'No se puede contactar con la OA',
    'A OA não responde',
    'OA недоступна',
  ),
  slow: words(
    'OA 未在 5 秒内答复',
    'The OA did not answer within 5 seconds',
    'L’OA n’a pas répondu en 5 secondes',
    'La OA no respondió en 5 segundos',
    'A OA não respondeu em 5 segundos',
    'OA не ответила за 5 секунд',
  ),
  refused: words(
    'OA 拒收，请核对密钥',
    'The OA refused it; check key and secret',
    'L’OA l’a refusée ; vérifiez clé et secret',
    'La OA la rechazó; revise clave y secreto',
    'A OA recusou; verifique chave e segredo',
    'OA отказала; проверьте ключ и секрет',
  ),
  garbled: words(
    'OA 的答复不合约定',
    'The answer of the OA is not as agreed',
    'La réponse de l’OA n’est pas conforme',
    'La respuesta de la OA no es la acordada',
    'A resposta da OA não é a combinada',
    'Ответ OA не по соглашению',
  ),
} satisfies Record<string, Words>;
export type OaFault = keyof typeof oaFaultWords;
export const oaFaults = Object.keys(oaFaultWords) as [OaFault, ...OaFault[]];

export const oaResults = ['approved', 'rejected'] as const;

/**
 * What became of a decision that came from there. applied: it counted; repeated: the same had counted before; late: another had;
 * ended: the request was over (cancelled, withdrawn, expired); back: it is decided in the mall again.
 */
export const oaVerdicts = ['applied', 'repeated', 'late', 'ended', 'back'] as const;
export type OaVerdict = (typeof oaVerdicts)[number];

export const oaUrlMost = 300;
const oaProcessesMost = 50;
const url = text(oaUrlMost, 1, 'oa.url_wrong').regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i, { error: 'oa.url_wrong' });

export const SaveOa = z.strictObject({
  url: url.transform((value) => value.replace(/\/+$/, '')),
  /** Only requests of these go there; without any, all. */
  processIds: z.array(Id).max(oaProcessesMost).default([]),
});
export type SaveOa = z.infer<typeof SaveOa>;

/** One line, without signs that nobody sees or no database keeps. */
const clean = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** A decision as the other side sends it. Longer reasons are cut rather than refused: who decided there cannot mend them. */
export const OaCallback = z.object({
  callbackId: z.string().regex(/^[\w-]{8,64}$/),
  bizNo: z.string().regex(/^[\w-]{4,40}$/),
  result: z.enum(oaResults),
  approver: z.string().max(400).transform(clean).pipe(z.string().min(1).max(40)),
  reason: z.string().max(4000).default('').transform(clean),
});
export type OaCallback = z.infer<typeof OaCallback>;

const word = text(50).optional();
export const OaConnectionQuery = z.strictObject({ only: z.enum(['failing', 'refused']).optional(), word, ...paging(20, 50) });
export type OaConnectionQuery = z.infer<typeof OaConnectionQuery>;
export const OaPushQuery = z.strictObject({ state: z.enum(['failed', 'pushing', 'pushed']).default('failed'), word, ...paging(20, 50) });
export type OaPushQuery = z.infer<typeof OaPushQuery>;
