import { HONEYPOT_NAME } from '@/leads/names';

/**
 * The text control that only programs fill in (specification section 5): invisible, not in the tab order, hidden
 * from assistive technology, and named so that no autofill takes it for an address.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
