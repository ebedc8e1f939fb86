import type { ToastText, ToastTone } from '@/leads/types';

/** Shows a notification. @throws (rejects) when its code cannot be fetched, so that the caller can say it otherwise */
export async function showToast(tone: ToastTone, toast: ToastText): Promise<void> {
  const { show } = await import('./toaster');
  await show(tone, toast);
}
