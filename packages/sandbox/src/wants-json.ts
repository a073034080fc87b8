import type { FastifyRequest } from 'fastify';

/** A program asks for JSON, a person's browser for a page. */
export const wantsJson = (request: FastifyRequest): boolean => /\bapplication\/json\b/.test(request.headers.accept ?? '');
