/** `npm run claims`: which claims contradict each other, and where each reading of each claim stands. */
import { claimsInWords, claimsReport } from '../content-check/claims-report';
import { readContent } from '../content-check/content';
import { filesOnDisk } from '../content-check/files';

console.log(claimsInWords(claimsReport(readContent(filesOnDisk(process.cwd())), new Date())));
