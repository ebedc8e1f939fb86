import { isClosedOn } from '@/content/hours/closed-days';
import type { OfficeTimes } from '@/content/hours/open-now';
import { formWords } from '@/leads/form-words';

/** The question about a preferred day on which the office is closed; '' for all others, and where none is chosen. */
export function dayQuestion(day: string): string {
  const times = document.querySelector('#office-times')?.textContent;
  return day && times && isClosedOn(day, JSON.parse(times) as OfficeTimes) ? formWords().closedDay : '';
}
