import type { PaperFields } from '@mall/contract/store/paper.rules.ts';
import { versionsOf } from '../../kernel/versions.ts';

/** What renews papers of stores; the paper is locked before. */
export const paperVersions = versionsOf<PaperFields>({ table: 'store_paper_version', of: 'paper_id', moved: 'store.moved' });
