/**
 * Puts the samples of the components page into states that otherwise need a visitor's action: an invalid field, a
 * form that is being sent, a notification.
 */
import { showToast } from '@/islands/toast';

for (const form of document.querySelectorAll<HTMLElement>('[data-sample-state]')) {
  const state = form.dataset.sampleState;
  const controls = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  for (const control of controls) {
    if (state === 'disabled' || state === 'busy') control.disabled = true;
    if (state !== 'error') continue;
    control.setAttribute('aria-invalid', 'true');
    const message = control.getAttribute('aria-describedby')?.split(' ').at(-1);
    const messageElement = message && document.getElementById(message);
    if (messageElement) messageElement.textContent = 'The message says what is wrong and what to write.';
  }
  if (!button) continue;
  if (state === 'disabled' || state === 'busy') button.disabled = true;
  if (state === 'busy') {
    button.setAttribute('aria-busy', 'true');
    button.textContent = 'Sending...';
  }
}

for (const button of document.querySelectorAll<HTMLElement>('[data-sample-toast]'))
  button.addEventListener('click', () => {
    const tone = button.dataset.sampleToast === 'success' ? 'success' : 'destructive';
    void showToast(tone, {
      title: tone === 'success' ? 'It worked' : 'It did not work',
      text: 'One sentence says what happens next.',
    });
  });
