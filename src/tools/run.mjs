/**
 * Says it in a sentence if Node is too old for everything else here, then starts `command.mjs`. Written so that Node 12 can
 * read it, which knows neither `?.` nor some names of its modules that the other files import.
 */
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `This is Node ${process.version}, and the project needs 20 or newer. Install Node 24 (https://nodejs.org).`,
  );
  process.exit(1);
}
import('./command.mjs');
