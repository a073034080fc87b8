import { readFileSync } from 'node:fs';

/** Provinces of cities of districts. */
export type AreaData = [code: number, name: string, children?: AreaData][];

export const readAreas = (): AreaData => JSON.parse(readFileSync(new URL('data/areas.json', import.meta.url), 'utf8')) as AreaData;
