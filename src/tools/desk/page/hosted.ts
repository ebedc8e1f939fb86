/** The whole page of the hosted desk: the editor with its own backend, which signs in and saves. */
import { startEditor } from '../sveltia';

startEditor(await (await fetch('/config.json')).json());
