/** Which part of a page is edited. */
export type Chosen = { what: 'floor' | 'adv'; at: number };
