import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { fetchFormWords } from '@/leads/fields';
import type { LeadFormConfig } from '@/leads/types';
import { fetchPageData } from '@/lib/page-data';
import { QuoteDialog, QuoteFormProvider, useQuoteForm } from './QuoteDialog';

/** The form dialogs that a page may have: the site's quote dialog, and a landing page's own. */
export type DialogKind = 'quote' | 'modal';

/** One press on a control that opens a dialog. */
interface Request {
  opener: HTMLElement;
  service: string | undefined;
}

const roots = new Map<DialogKind, Root>();

/**
 * Opens one of the page's form dialogs, building it first if need be.
 * @param opener the control that was pressed; it gets the focus back
 * @param service value of the option to preselect
 * @throws Error (asynchronously) when the page has no such dialog or its data cannot be fetched, so that the caller can follow
 * the link instead
 */
export async function openDialog(kind: DialogKind, opener: HTMLElement, service?: string): Promise<void> {
  const [config] = await Promise.all([fetchPageData<LeadFormConfig>(`${kind}-config`), fetchFormWords()]);
  if (!config) throw new Error(`The page has no ${kind} dialog`);
  let root = roots.get(kind);
  if (!root) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host, { identifierPrefix: kind });
    roots.set(kind, root);
  }
  // Rendered synchronously, not in the next frame: the visitor is waiting.
  flushSync(() =>
    root.render(
      <QuoteFormProvider>
        <Opener request={{ opener, service }} />
        <QuoteDialog config={config} onReturnFocus={() => opener.focus()} />
      </QuoteFormProvider>,
    ),
  );
}

/** Opens the dialog around it once per press; each press is a new object. */
function Opener({ request }: { request: Request }) {
  const { open } = useQuoteForm();
  useEffect(() => open(request.service), [open, request]);
  return null;
}
