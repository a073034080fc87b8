import { projectApi } from '@mall/contract/project/project.api.ts';

/** The reads that a change of a project makes old. */
export const projectReads = [projectApi.page, projectApi.sum, projectApi.detail, projectApi.movements, projectApi.choices] as const;
