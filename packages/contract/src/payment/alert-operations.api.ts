import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing } from '../kernel/fields.ts';
import { SettleAlert } from './alert.rules.ts';

export const alertOperationsApi = {
  settle: call({
    verb: 'POST',
    path: '/operations/payment/alert/settle/{id}',
    access: operator({ may: right('operations:payments:decide') }),
    summary: 'An alert around money was looked into, with what came of it; raised again, it is open anew',
    body: SettleAlert,
    trail: act('payment.alert_settled', 'pay_alert'),
    data: Nothing,
  }),
};
