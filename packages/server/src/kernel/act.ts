import type { Trail } from '@mall/contract/kernel/call.ts';
import type { Visitor } from './http/visitor.ts';

/** What was asked for, with the number in the path where there is one. */
type Asked = { readonly params: Readonly<Record<string, string>>; readonly body: unknown };

/** Looks at what an operator is about to change; what it gives writes the row once that is done, and is not called where it was refused. */
export type BeginAct = (trail: Trail, visitor: Pick<Visitor, 'actor' | 'address' | 'device'>, asked: Asked) => Promise<() => Promise<void>>;
