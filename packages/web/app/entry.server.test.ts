import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { handleError } from './entry.server.tsx';
import { type Rendering, renderingContext } from './kernel/rendering.ts';

const lost = { status: 404, statusText: 'Not Found', internal: true, data: 'No route matches URL "/13812345678"' };

it('prints nothing of an address that is not there, and hands real faults to the mall’s log', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = vi.fn<Rendering['report']>();
  const context = new RouterContextProvider();
  context.set(renderingContext, { report } as unknown as Rendering);
  const visit = { context, params: {}, request: new Request('http://127.0.0.1/13812345678') } as unknown as LoaderFunctionArgs;
  handleError(lost, visit);
  expect(report).not.toHaveBeenCalled();
  const fault = new Error('broken');
  handleError(fault, visit);
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
