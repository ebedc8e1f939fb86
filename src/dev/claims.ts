/** `npm run claims`: where each reading of each claim stands, and which readings contradict each other. */
import { claimsInWords, claimsReport } from '../content-check/claims-report';
import { readContent } from '../content-check/content';
import { filesOnDisk } from '../content-check/files';

console.log(claimsInWords(claimsReport(readContent(filesOnDisk(process.cwd())))));
