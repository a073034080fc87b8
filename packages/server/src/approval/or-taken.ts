import { orTakenBy } from '../kernel/or-taken.ts';

export const orTaken = orTakenBy({ approval_process_name: 'approval.name_taken' });
