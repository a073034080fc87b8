import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chinaTime, escapeHtml } from './page.ts';

/** Money that the mall paid out to somebody's account. */
export type Transfer = { transferNo: string; accountName: string; bankName: string; bankAccount: string; amountFen: number; at: number };

const most = 500;

const readTransfers = (path: string): Transfer[] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Transfer);
  } catch {
    return [];
  }
};

/** What was paid out, the latest first; each number once. */
export const openTransfers = (folder: string | undefined) => {
  const path = folder === undefined ? undefined : join(folder, 'transfers.jsonl');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const kept = path === undefined ? [] : readTransfers(path);
  return {
    list: () => kept.toReversed().slice(0, most),
    pay: (given: Omit<Transfer, 'at'>) => {
      if (!kept.some(({ transferNo }) => transferNo === given.transferNo)) {
        const transfer = { ...given, at: Date.now() };
        kept.push(transfer);
        if (path !== undefined) appendFileSync(path, `${JSON.stringify(transfer)}\n`);
      }
      return { state: 'success' };
    },
  };
};

const row = ({ transferNo, accountName, bankName, bankAccount, amountFen, at }: Transfer) =>
  `<tr><td>${escapeHtml(transferNo)}<div class="meta">${chinaTime(new Date(at))}</div></td><td>${escapeHtml(accountName)}<div class="meta">${escapeHtml(bankName)} ${escapeHtml(bankAccount)}</div></td>
<td class="sum">¥${(amountFen / 100).toFixed(2)}</td></tr>`;

/** Stands under the books of the bank. */
export const transfersTable = (transfers: readonly Transfer[]): string =>
  transfers.length === 0
    ? ''
    : `<div class="card wide"><h2>商城打出的款</h2><table><thead><tr><th>编号</th><th>收款账户</th><th class="sum">金额</th></tr></thead><tbody>${transfers.map(row).join('')}</tbody></table></div>`;
