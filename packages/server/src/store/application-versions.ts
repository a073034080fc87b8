import { ApplicationDraft, type ApplicationFields } from '@mall/contract/store/application.rules.ts';
import { draftsIn } from '../content/drafts-in.ts';
import { versionsOf } from '../kernel/versions.ts';

/** What sellers hand in; the registration is locked before. */
export const applicationVersions = versionsOf<ApplicationFields>({
  table: 'store_application_version',
  of: 'application_id',
  moved: 'store.moved',
});

export const applicationDrafts = draftsIn({ table: 'store_application_draft', fields: ApplicationDraft });
