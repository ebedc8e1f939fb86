/** `npm run claims`: prints which claims contradict each other, and the pages that show each reading of a claim. */
import { claimsInWords, claimsReport } from '../reports/claims';
import { readContent } from '../../content/load/read';
import { filesOnDisk } from '../../content/load/files';

console.log(claimsInWords(claimsReport(readContent(filesOnDisk(process.cwd())), new Date())));
