import { messagesOf, sqlState } from '../db.ts';

/** It is shutting down or full, or had to cancel what stood in the way of replaying; or the network lost it. Not 57014: what takes too long there takes too long on the primary. */
const faults = /^(08|53|57P|58|XX|40001|40P01|E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN))/;
const said =
  /conflict with recovery|onnection terminated|terminating connection|Query read timeout|ECONN|has encountered a connection error|database system is/;

/** Whether a replica failed, and not what it was asked: the primary can answer that. */
export const isReplicaFault = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === undefined ? messagesOf(error).some((message) => said.test(message)) : faults.test(state);
};
