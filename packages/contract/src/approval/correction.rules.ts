import * as z from 'zod';

/** What a correction can change of orders whose request came back. */
const changedParts = ['num', 'removed', 'receiver', 'delivery', 'leaveWord', 'invoice', 'payMode', 'project', 'amount'] as const;

/** One thing that is another now. `name`: the goods or the store, where it is one's own. */
export const RequestChange = z.strictObject({ what: z.enum(changedParts), name: z.string(), from: z.string(), to: z.string() });
export type RequestChange = z.infer<typeof RequestChange>;

type AskedLine = { specId: string; name: string; unit: string; num: number; project: string };
type AskedOrder = { storeId: string; storeName: string; leaveWord: string; invoice: string; lines: readonly AskedLine[] };
/** What was ordered together, as whoever decides on it sees it. Amounts are in yuan. */
export type AskedFor = { receiver: string; delivery: string; payMode: string; amount: string; orders: readonly AskedOrder[] };

const changed = (what: RequestChange['what'], from: string, to: string, name = ''): RequestChange[] =>
  from === to ? [] : [{ what, name, from, to }];

const lineChanges = (before: AskedLine, after: AskedLine | undefined): RequestChange[] => {
  const from = `${before.num} ${before.unit}`;
  if (!after) return [{ what: 'removed', name: before.name, from, to: '' }];
  return [
    ...changed('num', from, `${after.num} ${after.unit}`, before.name),
    ...changed('project', before.project, after.project, before.name),
  ];
};

/** Lines that all go from one project to another say so once. */
const oneProject = (changes: readonly RequestChange[], lines: number): RequestChange[] => {
  const moves = changes.filter(({ what }) => what === 'project');
  const [first] = moves;
  const alike = first && moves.length === lines && moves.every(({ from, to }) => from === first.from && to === first.to);
  return alike ? [...changes.filter(({ what }) => what !== 'project'), { ...first, name: '' }] : [...changes];
};

/** What a correction made of it: goods first, what it costs last. Goods are only taken away or bought in another quantity. */
export const changesBetween = (before: AskedFor, after: AskedFor): RequestChange[] => {
  const linesAfter = new Map(after.orders.flatMap(({ lines }) => lines.map((line) => [line.specId, line])));
  const ordersAfter = new Map(after.orders.map((order) => [order.storeId, order]));
  const lines = before.orders.flatMap((order) => order.lines);
  return [
    ...oneProject(
      lines.flatMap((line) => lineChanges(line, linesAfter.get(line.specId))),
      lines.filter(({ specId }) => linesAfter.has(specId)).length,
    ),
    ...before.orders.flatMap((order) => {
      const now = ordersAfter.get(order.storeId);
      if (!now) return [];
      return [
        ...changed('leaveWord', order.leaveWord, now.leaveWord, order.storeName),
        ...changed('invoice', order.invoice, now.invoice, order.storeName),
      ];
    }),
    ...changed('receiver', before.receiver, after.receiver),
    ...changed('delivery', before.delivery, after.delivery),
    ...changed('payMode', before.payMode, after.payMode),
    ...changed('amount', before.amount, after.amount),
  ];
};
