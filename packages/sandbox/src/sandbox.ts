import type { FastifyInstance } from 'fastify';

export type SandboxDoors = {
  /** The answer of a captcha that has not been used yet. */
  peekCaptcha: (uuid: string) => Promise<string | undefined>;
};

/** Stand-ins for the outside world, under /sandbox. */
export const sandbox = (_fastify: FastifyInstance, _doors: SandboxDoors): void => {};
