import { type Event, event } from './audit-event.ts';

/** What the mall's people do with contracts. */
export const agreementOperatorEvents = {
  'contract.terminated': event(
    'case',
    '终止合同',
    'Terminated a contract',
    'Contrat résilié',
    'Contrato rescindido',
    'Contrato rescindido',
    'Договор расторгнут',
  ),
  'contract.retried': event(
    'case',
    '恢复签署异常的合同',
    'Had a contract signed again',
    'Contrat remis à la signature',
    'Contrato devuelto a firma',
    'Contrato devolvido à assinatura',
    'Договор возвращён на подписание',
  ),
} satisfies Record<string, Event>;
