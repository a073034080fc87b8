import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { type AuditTab, useAuditTabs } from './use-audit-tabs.ts';

export function AuditTabs({ at }: { at: AuditTab }) {
  return <Tabs inset {...useAuditTabs(at)} link={RouterLink} />;
}
