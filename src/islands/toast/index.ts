import type { ToastText, ToastTone } from '@/leads/types';

/**
 * Shows a notification; its code is fetched for the first one.
 * @throws (rejects) when that code cannot be fetched, so that the caller can say it in another way
 */
export async function showToast(tone: ToastTone, toast: ToastText): Promise<void> {
  const { show } = await import('./toaster');
  await show(tone, toast);
}
