import { unbuiltPaths } from '../routes.unbuilt.ts';

const unbuilt = new Set(unbuiltPaths.map((path) => path.toLowerCase()));

const pathOf = (address: string): string => (address.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1').toLowerCase();

/** Whether the screen of an address exists. A row that leads to it is shown only then, and so appears by itself with its screen. */
export const isBuilt = (address: string): boolean => !unbuilt.has(pathOf(address));

/** Where the cross-border zone begins: at its own page, or at the home page that speaks the chosen language. */
export const abroadHome: string = isBuilt('/internation') ? '/internation' : '/index1';
