import type { MessageCode } from '@mall/contract/member/messages.ts';
import type { PayloadOf } from '../kernel/news-list.ts';

type Moved = PayloadOf<'contract.moved'>;
type Hears = (moved: Moved) => MessageCode | undefined;

const always =
  (code: MessageCode): Hears =>
  () =>
    code;
const otherThanAuthor =
  (code: MessageCode): Hears =>
  ({ side, createdSide }) =>
    side === createdSide ? undefined : code;
const otherThanDoer =
  (code: MessageCode): Hears =>
  ({ side, by }) =>
    side === by ? undefined : code;

/** What a step of a contract is to whom of the two sides; who did it knows. */
const heard: Readonly<Record<Moved['event'], Hears>> = {
  send: otherThanAuthor('contract.to_confirm'),
  accept: ({ side, firstSide, createdSide }) =>
    side === firstSide ? 'contract.to_sign' : side === createdSide ? 'contract.accepted' : undefined,
  reject: otherThanDoer('contract.rejected'),
  withdraw: otherThanAuthor('contract.withdrawn'),
  confirmTimeout: ({ side, createdSide }) => (side === createdSide ? 'contract.unanswered' : undefined),
  sign: ({ side, firstSide }) => (side === firstSide ? undefined : 'contract.to_sign'),
  signLast: always('contract.effective'),
  refuse: otherThanDoer('contract.rejected'),
  signTimeout: always('contract.sign_expired'),
  signFailed: always('contract.sign_failed'),
  retry: ({ side, firstSide }) => (side === firstSide ? 'contract.to_sign' : undefined),
  terminate: always('contract.terminated'),
  fulfil: always('contract.completed'),
  expire: always('contract.expired'),
  soon: always('contract.soon'),
  endAsked: otherThanDoer('contract.end_asked'),
  endRefused: otherThanDoer('contract.end_refused'),
};

export const contractMessageOf: Hears = (moved) => heard[moved.event](moved);

export const contractFacts = ({ memberId, contractId, contractSn, title, reason, side }: Moved) => ({
  memberId,
  contractSn,
  title,
  reason,
  page: side === 'buyer' ? `/personalCenterBase/contract/signature?id=${contractId}` : `/seller/#/contracts?id=${contractId}`,
});
