/** What `supplierStatistics` counts the stores by. */
export const supplierGroups = ['region', 'category', 'grade'] as const;
