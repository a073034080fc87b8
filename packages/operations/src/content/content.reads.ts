import { advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { blockOperationsApi, entryOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { layoutOperationsApi } from '@mall/contract/content/layout-operations.api.ts';
import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';

/** What a change makes old. */
export const advReads = [advOperationsApi.page, advOperationsApi.keys];
export const entryReads = [entryOperationsApi.list];
export const blockReads = [blockOperationsApi.list];
export const layoutReads = [layoutOperationsApi.draft, layoutOperationsApi.versions];
export const textReads = [textOperationsApi.page, textOperationsApi.detail];
