import * as Dialog from '@radix-ui/react-dialog';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import FormMarkup from '../forms/FormMarkup';
import LeadForm from '../forms/LeadForm';
import { formWords } from '@/leads/fields';
import type { LeadFormConfig } from '@/leads/types';
import { Button } from '../ui/Button';
import { Cross } from '../ui/icons';

interface QuoteDialogProps {
  config: LeadFormConfig;
  onReturnFocus: () => void;
}

/**
 * A lead form in a dialog: full screen on a phone, a panel elsewhere. The overlay is a plain element, because
 * Radix's own adds a scroll lock that writes a style element (see `dialog.css`).
 */
export function QuoteDialog({ config, onReturnFocus }: QuoteDialogProps) {
  const { isOpen, service, open, close } = useQuoteForm();
  const words = formWords();
  const offered = config.options.some(({ value }) => value === service);
  const form = offered ? { ...config, selected: service } : config;

  return (
    <Dialog.Root open={isOpen} onOpenChange={(wanted) => (wanted ? open() : close())}>
      <Dialog.Portal>
        <div data-backdrop="" className="fixed inset-0 z-dialog bg-ink/70" />
        <Dialog.Content
          className="dialog-panel"
          onOpenAutoFocus={(event) => {
            // On a phone, focusing a field would open the keyboard over half of the form before it has been seen.
            if (!matchMedia('(pointer: coarse)').matches) return;
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onReturnFocus();
          }}
          onInteractOutside={(event) => {
            // What lies over the dialog (a notification, the menu of a password manager) must not close it.
            if (!(event.target as Element).hasAttribute('data-backdrop')) event.preventDefault();
          }}
          {...(config.intro ? {} : { 'aria-describedby': undefined })}
        >
          <div className="lead-form mx-auto w-full max-w-[38rem] px-5 pb-8 pt-4 md:px-8">
            {/* Stays beside the cross while the form scrolls, so that nothing is read or written under the cross. */}
            <Dialog.Title className="dialog-title display display-3">{config.title}</Dialog.Title>
            {config.intro && (
              <Dialog.Description className="field-soft mb-5 mt-2">{config.intro}</Dialog.Description>
            )}
            <FormMarkup config={form} words={words} />
            <LeadForm settings={form} onClose={close} />
          </div>
          {/* Seen first and always, but last in order, so that the first stop is the first field. */}
          <div className="dialog-cross">
            <Dialog.Close asChild>
              <Button look="icon" aria-label={words.close} className="pointer-events-auto bg-white">
                <Cross className="size-6" />
              </Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

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
