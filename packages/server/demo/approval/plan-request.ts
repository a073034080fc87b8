import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import type { ResolvedNode, TaskKind } from '../../src/approval/resolve-nodes.ts';

export type AskedTrade = {
  tradeId: Id;
  memberId: Id;
  departmentId: Id | null;
  state: string;
  payMode: PayMode;
  amountFen: number;
  goodsIds: Id[];
  storeIds: Id[];
  title: string;
  placed: Date;
  decided: Date | null;
  reason: string;
  /** Of the open ones of a member, the oldest is 1. */
  nth: number;
  hours: number;
};

type State = 'running' | 'returned' | 'rejected' | 'approved';

export type Task = {
  node: number;
  memberId: Id;
  kind: TaskKind;
  state: 'pending' | 'approved' | 'rejected' | 'returned' | 'cancelled';
  since: Date;
  doneAt: Date | null;
  reason: string;
};
export type Step = { event: string; to: string; by: Id | null; reason: string; at: Date; node: number | null };

const hour = 3_600_000;
const after = (from: Date, hours: number) => new Date(from.getTime() + hours * hour);
const returnedWhy = '规格与检修计划不一致，请核对后重新提交';

const deciding = (nodes: readonly ResolvedNode[]) =>
  [...nodes.entries()]
    .filter(([, { outcome }]) => outcome === 'decides')
    .map(([at, node]) => ({ at, people: node.people as readonly Id[], kind: node.kind }));

/** When the nth of so many nodes was agreed to: evenly up to the end. */
const agreedAt = ({ placed, decided }: AskedTrade, nth: number, of: number): Date => {
  const end = decided ?? placed;
  return new Date(placed.getTime() + ((end.getTime() - placed.getTime()) * (nth + 1)) / of);
};

/** How many nodes of an open one have agreed already: one, where two decide and it came today. It waits for finance then; what came just now still waits for the first. */
export const agreedNodes = ({ hours }: Pick<AskedTrade, 'hours'>, nodes: readonly ResolvedNode[]): number =>
  hours > 2 && hours < 24 && deciding(nodes).length === 2 ? 1 : 0;
export const agreedFirst = ({ placed }: AskedTrade): Date => after(placed, 1);

/** Who has it, or had it: of what was agreed to somebody at every node, otherwise those of the first. */
export const tasksOf = (trade: AskedTrade, state: State, nodes: readonly ResolvedNode[], adminId: Id): Task[] => {
  const list = deciding(nodes);
  const { placed, decided, hours, reason } = trade;
  if (state === 'approved')
    return list.flatMap(({ at, people, kind }, nth) => {
      const doneAt = agreedAt(trade, nth, list.length);
      const since = nth === 0 ? placed : agreedAt(trade, nth - 1, list.length);
      return people.map(
        (memberId, place): Task => ({ node: at, memberId, kind, state: place === 0 ? 'approved' : 'cancelled', since, doneAt, reason: '' }),
      );
    });
  const agreed = state === 'running' ? agreedNodes(trade, nodes) : 0;
  const first = list[agreed];
  if (!first) return [];
  const since = agreed > 0 ? agreedFirst(trade) : placed;
  const before = list.slice(0, agreed).flatMap(({ at, people, kind }) =>
    people.map(
      (memberId, place): Task => ({
        node: at,
        memberId,
        kind,
        state: place === 0 ? 'approved' : 'cancelled',
        since: placed,
        doneAt: since,
        reason: '',
      }),
    ),
  );
  const own = (memberId: Id, place: number): Task => {
    const task = { node: first.at, memberId, kind: first.kind, since };
    if (state === 'running') return { ...task, state: 'pending', doneAt: null, reason: '' };
    const doneAt = state === 'returned' ? after(placed, 20) : decided;
    if (place > 0) return { ...task, state: 'cancelled', doneAt, reason: '' };
    return { ...task, state, doneAt, reason: state === 'returned' ? returnedWhy : reason };
  };
  const higher: Task[] =
    state === 'running' && hours > 72 && !first.people.includes(adminId)
      ? [{ node: first.at, memberId: adminId, kind: 'administrator', state: 'pending', since: after(placed, 72), doneAt: null, reason: '' }]
      : [];
  return [...before, ...first.people.map(own), ...higher];
};

/** What its log tells. */
export const stepsOf = (trade: AskedTrade, state: State, nodes: readonly ResolvedNode[]): Step[] => {
  const list = deciding(nodes);
  const { placed, decided, hours, reason, memberId } = trade;
  const begun: Step = { event: 'start', to: 'running', by: memberId, reason: '', at: placed, node: null };
  const node = list[0]?.at ?? null;
  const who = list[0]?.people[0] ?? null;
  if (state === 'approved') {
    const agreed = list.map(
      ({ at, people }, nth): Step => ({
        event: 'agree',
        to: 'running',
        by: people[0] ?? null,
        reason: '',
        at: agreedAt(trade, nth, list.length),
        node: at,
      }),
    );
    const last = list.at(-1);
    return [
      begun,
      ...agreed,
      { event: 'pass', to: 'approved', by: last?.people[0] ?? null, reason: '', at: decided ?? placed, node: last?.at ?? null },
    ];
  }
  if (state === 'returned') return [begun, { event: 'return', to: 'returned', by: who, reason: returnedWhy, at: after(placed, 20), node }];
  if (state === 'rejected') return [begun, { event: 'reject', to: 'rejected', by: who, reason, at: decided ?? placed, node }];
  const passed = list.slice(0, agreedNodes(trade, nodes));
  return [
    begun,
    ...passed.map(
      ({ at, people }): Step => ({ event: 'agree', to: 'running', by: people[0] ?? null, reason: '', at: agreedFirst(trade), node: at }),
    ),
    ...(hours > 24 ? [{ event: 'remind', to: 'running', by: null, reason: '', at: after(placed, 24), node }] : []),
    ...(hours > 72 ? [{ event: 'escalate', to: 'running', by: null, reason: '', at: after(placed, 72), node }] : []),
  ];
};
