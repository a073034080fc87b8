import type { SpecQuery } from '../../../search/spec-queries/spec-query.ts';

/** A line as it stands in a sheet (tabs part its cells), the classes that are right, and what the spec must have. */
export type KnownLine = SpecQuery;
