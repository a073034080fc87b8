/** What an event of the trail is about; the mall's own trail tells of more. */
export const companyAuditKinds = ['sign_in', 'security', 'role', 'people', 'company', 'denied'] as const;
export const auditKinds = [...companyAuditKinds, 'setting', 'money', 'case'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Whether it was done, or somebody was turned away. */
export const auditResults = ['done', 'refused'] as const;
export type AuditResult = (typeof auditResults)[number];

/** What somebody sat at; nobody did where the mall acted by itself. */
export const auditWhences = ['desktop', 'phone', 'mall'] as const;

/** Rows of one sheet; who needs more narrows the days. */
export const auditExportMost = 5000;
