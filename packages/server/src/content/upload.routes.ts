import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { UploadKind } from '@mall/contract/content/upload.rules.ts';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { type App, route } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import { addUploadPart } from './add-upload-part.ts';
import { beginUpload } from './begin-upload.ts';
import { type KeptUpload, keepUpload } from './keep-upload.ts';
import { serveUploads } from './serve-uploads.ts';
import { sniffEndings } from './sniff-upload.ts';

/** Connects the calls that carry files, and serves what they kept. */
export const uploadRoutes = (app: App, house: House): void => {
  const keep = async (actor: Member, kind: UploadKind, file: FilePart | undefined, sealed = false): Promise<KeptUpload> => {
    if (!file) throw refuse('content.upload_missing');
    const { name, announced, chunks } = file;
    return keepUpload(house, actor, kind, { name, announced, chunks, sealed });
  };
  const keepPicture = async (actor: Member, kind: UploadKind, file: FilePart | undefined) => ({ url: (await keep(actor, kind, file)).url });

  route(app, uploadApi.image, ({ actor, file }) => keepPicture(actor, 'image', file));
  route(app, uploadApi.video, ({ actor, file }) => keepPicture(actor, 'video', file));
  route(app, uploadApi.file, ({ actor, query, file }) => keep(actor, 'file', file, query.sealed === '1'));
  route(app, uploadApi.begin, ({ actor, body }) => beginUpload(house, actor, body));
  route(app, uploadApi.part, ({ actor, query: { key, offset }, file }) =>
    addUploadPart(house, actor, { key, offset: Number(offset) }, file),
  );
  route(app, uploadApi.base64, async ({ actor, body }) => {
    const bytes = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64');
    const name = body.name ?? `image.${sniffEndings(bytes)[0] ?? 'bin'}`;
    const once = async function* () {
      yield bytes;
    };
    return { url: (await keepUpload(house, actor, 'image', { name, chunks: once() })).url };
  });
  serveUploads(house, app.fastify);
};
