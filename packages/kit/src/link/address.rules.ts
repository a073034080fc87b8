/** Beside the mall's pages the same host serves the sellers' site, the sandbox and files: the router knows none of them. */
const elsewhere = /^\/(seller|operations|sandbox|media|api|docs)(\/|$|\?|#)/;

export const isInner = (address: string): boolean => /^\/(?![/\\])/.test(address) && !elsewhere.test(address);

export const isOutside = (address: string): boolean => /^(https?:)?\/\//.test(address);
