import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

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

/**
 * The dialog's state for everything inside.
 * @throws Error outside a provider, with the text of specification section 8
 */
export function useQuoteForm(): QuoteForm {
  const quoteForm = use(QuoteFormContext);
  if (!quoteForm) throw new Error('useQuoteForm must be used within QuoteFormProvider');
  return quoteForm;
}

/** Holds the state of a form dialog (specification section 4: closed, then open when a control is pressed). */
export function QuoteFormProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [service, setService] = useState<string>();
  const open = useCallback((wanted?: string) => {
    setService(wanted);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const quoteForm = useMemo(() => ({ isOpen, service, open, close }), [isOpen, service, open, close]);
  return <QuoteFormContext value={quoteForm}>{children}</QuoteFormContext>;
}
