// Runs in a thread of its own, so that no request waits for a workbook that is long or made to be slow.
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from './read-xlsx.ts';
import type { XlsxWork } from './read-xlsx-apart.ts';

const { bytes, bounds } = workerData as XlsxWork;
const read = await readXlsx(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bounds);
// oxlint-disable-next-line require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(read);
