/** The whole page of the hosted desk: the editor with its own backend, which signs in and saves. */
import { startEditor } from '../sveltia';

// The editor's words for Canada are ours (bundle.ts).
const prefs = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as Record<string, unknown>;
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ theme: 'light', ...prefs, locale: 'en-CA' }));

startEditor(await (await fetch('/config.json')).json());
