import { readItem } from '@/leads/storage';
import { DRAFT_PREFIX } from '@/leads/storage-keys';
import { wake } from './islands';

// A form that was left half filled in gets its text back at once: its island wakes as if the visitor had used it.
for (const form of document.querySelectorAll<HTMLElement>('[data-island] form'))
  if (readItem('sessionStorage', DRAFT_PREFIX + form.dataset.leadForm))
    void wake(form.closest('[data-island]')!).catch(() => undefined);
