import { findBrowser } from './find-browser.ts';

/** For `npm test`, which runs on whatever Node there is: prints what to install when the journeys have no browser, else nothing. */
const found = findBrowser();
if (typeof found === 'object' && 'missing' in found) process.stdout.write(found.missing);
