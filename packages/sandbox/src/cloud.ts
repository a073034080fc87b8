import type { FastifyInstance } from 'fastify';
import { page } from './page.ts';

const content = `<div class="card"><p>这里代表与商城相连的云平台。商城页眉的「云平台」链接会打开此页；未登录时商城会先请您登录。</p>
<p><a href="/">返回商城首页</a></p></div>`;

/** The cloud platform to which the header of the mall leads. */
export const cloudPart = (fastify: FastifyInstance): void => {
  fastify.get('/sandbox/cloud', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page('云平台', content)));
};
