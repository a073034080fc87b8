import { describe, expect, it } from 'vitest';
import { uploadWithProgress } from './upload.ts';

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: Blob | null = null;
  withCredentials = false;
  responseType = '';
  sent: unknown;
  readonly set: Record<string, string> = {};
  open(method: string, url: string) {
    this.set['line'] = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.set[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-two: a:b\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

const start = (signal = new AbortController().signal) => {
  const request = new FakeRequest();
  const seen: number[] = [];
  const send = uploadWithProgress(
    (percent) => seen.push(percent),
    () => request as unknown as XMLHttpRequest,
  );
  return { request, seen, answer: send('/api/up', { method: 'POST', headers: { to: 'en' }, body: 'x', signal }) };
};

const progress = (loaded: number, total: number) => Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 });

describe('an upload', () => {
  it('tells how much has gone and answers like fetch', async () => {
    const { request, seen, answer } = start();
    request.upload.dispatchEvent(progress(1, 3));
    request.upload.dispatchEvent(progress(1, 0));
    request.upload.dispatchEvent(progress(3, 3));
    request.status = 200;
    request.response = new Blob(['{"code":200}']);
    request.dispatchEvent(new Event('load'));
    const response = await answer;
    expect(seen).toEqual([33, 100]);
    expect(await response.json()).toEqual({ code: 200 });
    expect(response.headers.get('x-two')).toBe('a:b');
    expect(request.set).toEqual({ line: 'POST /api/up', to: 'en' });
    expect([request.withCredentials, request.sent]).toEqual([true, 'x']);
  });

  it('rejects when the network fails or the caller gives up', async () => {
    const failing = start();
    failing.request.dispatchEvent(new Event('error'));
    await expect(failing.answer).rejects.toThrow(TypeError);
    const controller = new AbortController();
    const stopped = start(controller.signal);
    controller.abort(new Error('left the page'));
    await expect(stopped.answer).rejects.toThrow('left the page');
    await expect(start(controller.signal).answer).rejects.toThrow('left the page');
  });

  it('knows an answer without a body', async () => {
    const { request, answer } = start();
    request.status = 204;
    request.dispatchEvent(new Event('load'));
    expect((await answer).status).toBe(204);
  });
});
