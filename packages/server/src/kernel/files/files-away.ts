/** The store of files does not answer, or refuses the mall. Whoever asked hears that he may come again; `code` is the store's own word for it. */
export class FilesAway extends Error {
  readonly code: string | undefined;
  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'FilesAway';
    this.code = code;
  }
}
