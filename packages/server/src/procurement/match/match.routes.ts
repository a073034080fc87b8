import { setTimeout as sleep } from 'node:timers/promises';
import { matchApi, materialCodeApi } from '@mall/contract/procurement/match.api.ts';
import { billMost } from '@mall/contract/procurement/match.rules.ts';
import { rowsOfText, textOfRows } from '@mall/grammar/bill-rows.ts';
import { type BillRead, readBill } from '@mall/grammar/read-bill.ts';
import { addressGroup } from '../../kernel/address-group.ts';
import { addressLimit } from '../../kernel/address-limit.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { type App, route } from '../../kernel/http/route.ts';
import { takeFile } from '../../kernel/http/take-file.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { takeTurns, takeTurnsEach } from '../../kernel/take-turns.ts';
import { xlsxType } from '../../kernel/xlsx.ts';
import type { Search } from '../../search/open-search.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { forgetCode } from './forget-code.ts';
import { learnCodes } from './learn-codes.ts';
import { matchBill } from './match-bill.ts';
import { listCodes } from './material-code.queries.ts';
import { costOfLine } from './prepare-line.ts';
import { billTooLarge, readBillSheet } from './read-sheet.ts';
import { resultName, templateName, writeResult, writeTemplate } from './write-sheets.ts';

const minute = 60_000;
const [lookEveryMs, mostLooks] = [100, 80];
/** So few are found in SQL while the model is being built. */
const fewLines = 10;

/** A long bill waits for the model, which finds a hundred times faster; it is there seconds after the mall has opened. */
const engineFor = async (search: Search, lines: number): Promise<SearchEngine> => {
  const engine = await search.engine();
  return lines > fewLines && engine.kind === 'sql' ? whenBuilt(search, mostLooks) : engine;
};

const whenBuilt = async (search: Search, looks: number): Promise<SearchEngine> => {
  await sleep(lookEveryMs);
  const engine = await search.engine();
  return engine.kind === 'memory' || looks === 0 ? engine : whenBuilt(search, looks - 1);
};

const requireLines = (bill: BillRead): BillRead => {
  if (bill.lines.length === 0) throw refuse('match.nothing_read');
  return bill;
};

export const matchRoutes = (app: App, { db }: House, search: Search): void => {
  // Anybody may ask, so that one address cannot keep the node busy: what its lines cost is counted, not its calls. Five whole bills of ordinary lines are
  // let through, or one of the dearest.
  const limitLines = addressLimit(5 * billMost.lines, minute);
  const limitSheet = addressLimit(30, minute);
  // The work is done by the thread that serves everybody: few at a time beside the rest, one of a person, the others wait. Who has signed in does not wait
  // for strangers behind the address of his company.
  const each = takeTurnsEach(1, 20, { patienceMs: 30_000 });
  const all = takeTurns(2, 40, { patienceMs: 30_000 });
  const inTurn = <T>({ actor, address, isGone }: Pick<Visitor, 'actor' | 'address' | 'isGone'>, work: () => Promise<T>): Promise<T> =>
    each(actor.kind === 'buyer' ? `member ${actor.memberId}` : addressGroup(address), () =>
      all(() => {
        if (isGone()) throw refuse('kernel.unavailable');
        return work();
      }),
    );

  route(app, matchApi.match, (request) => {
    const { actor, language, isGone } = request;
    const { lines, stockFirst } = request.body;
    limitLines(
      request.address,
      lines.reduce((sum, line) => sum + costOfLine(line), 0),
    );
    return inTurn(request, async () => {
      const since = performance.now();
      const matched = await matchBill(
        db,
        await engineFor(search, lines.length),
        actor,
        { lines, stockFirst: stockFirst === '1', isGone },
        language,
      );
      return { lines: matched, ms: Math.round(performance.now() - since) };
    });
  });
  route(app, matchApi.read, (request) => {
    limitSheet(request.address);
    return inTurn(request, async () => requireLines(readBill(rowsOfText(request.body.text), billMost)));
  });
  route(app, matchApi.sheet, async (request) => {
    limitSheet(request.address);
    // A slow sender must not hold a turn while his file comes in.
    const bytes = await takeFile(request.file, billMost.fileBytes, billTooLarge);
    return inTurn(request, async () => {
      const rows = await readBillSheet(bytes);
      const text = textOfRows(rows);
      return { ...requireLines(readBill(rows, billMost)), text: text.length > billMost.signs ? '' : text };
    });
  });
  route(app, matchApi.template, async ({ language }) => ({
    bytes: await writeTemplate(language),
    type: xlsxType,
    name: `${templateName[language]}.xlsx`,
  }));
  route(app, matchApi.export, (request) => {
    limitSheet(request.address);
    return inTurn(request, async () => ({
      bytes: await writeResult(request.body.rows, request.language),
      type: xlsxType,
      name: `${resultName[request.language]}.xlsx`,
    }));
  });
  route(app, materialCodeApi.page, ({ side, query }) => listCodes(db, side, query));
  route(app, materialCodeApi.learn, ({ side, body }) => inTransaction(db, (tx) => learnCodes(tx, side, body.codes)));
  route(app, materialCodeApi.forget, ({ side, params }) => inTransaction(db, (tx) => forgetCode(tx, side, params.id)));
};
