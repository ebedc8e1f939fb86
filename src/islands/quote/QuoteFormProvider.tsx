import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

/** The form dialog as an island sees it. */
export interface QuoteForm {
  isOpen: boolean;
  /** The service chosen beforehand, if the control that opened the dialog names one. */
  service: string | undefined;
  /** Opens the dialog. @param service value of one of the form's options, to preselect it */
  open: (service?: string) => void;
  close: () => void;
}

const QuoteFormContext = createContext<QuoteForm | undefined>(undefined);

/** The dialog's state for everything inside. */
export function useQuoteForm(): QuoteForm {
  const quoteForm = use(QuoteFormContext);
  if (!quoteForm) throw new Error('useQuoteForm must be used within QuoteFormProvider');
  return quoteForm;
}

/** Holds the state of a form dialog. */
export function QuoteFormProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [service, setService] = useState<string>();
  const open = useCallback((wanted?: string) => {
    setService(wanted);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isOpen) return;
    // Back closes the dialog and not the page: an open dialog has an entry of its own in the tab's history. It is
    // there already after a reload.
    if (!isDialogEntry()) history.pushState({ dialog: true }, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      if (isDialogEntry()) history.back();
    };
  }, [isOpen, close]);
  const quoteForm = useMemo(() => ({ isOpen, service, open, close }), [isOpen, service, open, close]);
  return <QuoteFormContext value={quoteForm}>{children}</QuoteFormContext>;
}

const isDialogEntry = () => (history.state as { dialog?: boolean } | null)?.dialog === true;
