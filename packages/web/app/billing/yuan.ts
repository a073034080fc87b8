import { formatYuan } from '@mall/contract/kernel/format.ts';

export const yuan = formatYuan;
