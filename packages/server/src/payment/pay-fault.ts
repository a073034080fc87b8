type Standing = { state: string; paidFen: number; late: boolean };

/** Why an order cannot be paid now, or nothing. */
export const payFault = ({ state, paidFen, late }: Standing) => {
  if (state !== 'wait_pay') return paidFen > 0 ? 'order.already_paid' : 'payment.not_payable';
  return late ? 'payment.deadline_passed' : undefined;
};
