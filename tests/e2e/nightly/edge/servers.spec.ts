import { promisesOn } from '../../support/promises';
import { azure } from '../../support/servers/azure';
import { firebase } from '../../support/servers/firebase';
import { vercel } from '../../support/servers/vercel';

// The vendors' own emulators and packages, 220 MB to install.
for (const kind of [firebase, vercel, azure]) promisesOn(kind);
