import {
  type ApprovalNode,
  type Condition,
  type NamedField,
  namedFields,
  nodeNameMost,
  nodesMost,
  type SaveNodes,
} from '@mall/contract/approval/approval.rules.ts';
import type { NodeShown, ProcessDetail } from '@mall/contract/approval/process.api.ts';

/** `key` keeps a node apart from its neighbours while it moves; it is never sent. */
export type DesignNode = NodeShown & { key: string };
export type Entry = Pick<ProcessDetail, 'match' | 'conditions'>;
export type Names = ProcessDetail['names'];
export type Design = Entry & { nodes: readonly DesignNode[]; names: Names };

export const designOf = ({ match, conditions, nodes, names }: ProcessDetail): Design => ({
  match,
  conditions,
  names,
  nodes: nodes.map((node, place) => ({ ...node, key: `s${place}` })),
});

let made = 0;
const newKey = (): string => {
  made += 1;
  return `n${made}`;
};

const freshNode = (name: string): DesignNode => ({
  key: newKey(),
  name: name.slice(0, nodeNameMost),
  mode: 'any',
  by: { kind: 'people', memberIds: [] },
  match: 'all',
  conditions: [],
  ifRequester: 'head',
  remind: true,
  escalate: true,
  people: [],
  roleName: '',
  fault: '',
});

export const mayAdd = ({ nodes }: Design): boolean => nodes.length < nodesMost;

export const addNode = (design: Design, at: number, name: string): Design =>
  mayAdd(design) ? { ...design, nodes: design.nodes.toSpliced(at, 0, freshNode(name)) } : design;

export const copyNode = (design: Design, at: number, name: string): Design => {
  const node = design.nodes[at];
  if (!node || !mayAdd(design)) return design;
  return { ...design, nodes: design.nodes.toSpliced(at + 1, 0, { ...node, key: newKey(), name: name.slice(0, nodeNameMost) }) };
};

export const removeNode = (design: Design, at: number): Design => ({ ...design, nodes: design.nodes.toSpliced(at, 1) });
/** A node that was taken away, where it was; once. */
export const putBack = (design: Design, at: number, node: DesignNode): Design =>
  design.nodes.some(({ key }) => key === node.key) ? design : { ...design, nodes: design.nodes.toSpliced(at, 0, node) };

/** What lies between moves up or down by one; a place that does not exist leaves all as it is. */
export const moveNode = (design: Design, from: number, to: number): Design => {
  const node = design.nodes[from];
  if (!node || to < 0 || to >= design.nodes.length || to === from) return design;
  return { ...design, nodes: design.nodes.toSpliced(from, 1).toSpliced(to, 0, node) };
};

/** What the server said of a node holds no longer once somebody else decides there. */
export const changeNode = (design: Design, at: number, changes: Partial<DesignNode>): Design => ({
  ...design,
  nodes: design.nodes.map((node, place) => (place === at ? { ...node, ...(changes.by && { fault: '' }), ...changes } : node)),
});

const bare = ({ name, mode, by, match, conditions, ifRequester, remind, escalate }: DesignNode): ApprovalNode => ({
  name: name.trim(),
  mode,
  by,
  match,
  conditions,
  ifRequester,
  remind,
  escalate,
});

/** What a trial run must know of an order besides its amount and how it is paid: whatever a condition names. */
export const fieldsOf = ({ conditions, nodes }: Design): NamedField[] => {
  const asked = [conditions, ...nodes.map((node) => node.conditions)].flat();
  return namedFields.filter((field) => asked.some((condition) => condition.field === field));
};

const bareNodes = ({ nodes }: Design): ApprovalNode[] => nodes.map(bare);

export const toSave = (id: string, design: Design): SaveNodes => ({
  id,
  nodes: bareNodes(design),
  match: design.match,
  conditions: [...design.conditions],
});

export const isSame = (one: Design, other: Design): boolean => JSON.stringify(toSave('', one)) === JSON.stringify(toSave('', other));

const isWhole = (condition: Condition): boolean => {
  if (condition.field === 'amount') return condition.value !== '';
  return condition.field === 'payMode' ? condition.modes.length > 0 : condition.ids.length > 0;
};

type Fault = 'name' | 'long' | 'condition';

/** What must be mended before a draft can be saved. */
export const faultOf = ({ name, conditions }: Pick<DesignNode, 'name' | 'conditions'>): Fault | undefined => {
  if (name.trim() === '') return 'name';
  if (name.trim().length > nodeNameMost) return 'long';
  return conditions.every(isWhole) ? undefined : 'condition';
};

/** The first place that cannot be saved: a node, or the process itself (-1). */
export const firstFault = (design: Design): { at: number; fault: Fault } | undefined => {
  if (!design.conditions.every(isWhole)) return { at: -1, fault: 'condition' };
  for (const [at, node] of design.nodes.entries()) {
    const fault = faultOf(node);
    if (fault) return { at, fault };
  }
  return undefined;
};

/** A node that nobody could decide at: it can be saved, but the process cannot be enabled. */
export const hasNobody = ({ by, people }: Pick<DesignNode, 'by' | 'people'>): boolean =>
  by.kind === 'people' && !people.some((person) => by.memberIds.includes(person.memberId) && person.mayApprove);
