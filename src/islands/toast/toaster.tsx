import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { formWords } from '@/leads/fields';
import type { ToastText, ToastTone } from '@/leads/types';
import { loadStylesheet } from '../stylesheet';
import stylesheet from './toast.css?url';

/** Milliseconds that a notification stays: long enough to read two lines twice (WCAG 2.2.1); hovering holds it. */
const DURATION_MS = 10_000;

/** The one notification region; Alt+T moves the focus to it. */
function Notifications({ onMounted }: { onMounted: () => void }) {
  const { close, notifications } = formWords();
  useEffect(onMounted, [onMounted]);
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      closeButton
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={notifications}
      duration={DURATION_MS}
      toastOptions={{ closeButtonAriaLabel: close }}
    />
  );
}

/** Resolves once the region is mounted: sonner drops toasts from before. */
async function mount(): Promise<void> {
  await loadStylesheet(stylesheet);
  const host = document.createElement('div');
  document.body.append(host);
  await new Promise<void>((resolve) => createRoot(host).render(<Notifications onMounted={resolve} />));
}

/** The mark is for `browser/call-number.ts`: the text may have the phone number in it. */
function Lines({ text, now }: Pick<ToastText, 'text' | 'now'>) {
  return (
    <>
      <span className="block" data-number="">
        {text}
      </span>
      {now && <span className="mt-1 block">{now}</span>}
    </>
  );
}

let mounted: Promise<void> | undefined;

/** Shows a notification in place of the previous one: one at a time. */
export async function show(tone: ToastTone, { title, text, now }: ToastText): Promise<void> {
  mounted ??= mount().catch((error: unknown) => {
    // The next notification tries again.
    mounted = undefined;
    throw error;
  });
  await mounted;
  const options = {
    id: 'notification',
    description: <Lines text={text} now={now} />,
    className: `toast-${tone}`,
  };
  if (tone === 'destructive') sonner.error(title, options);
  else sonner.success(title, options);
}
