import * as Radix from '@radix-ui/react-accordion';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useReady } from '../ready';

declare module 'react' {
  // TypeScript merges this into React's own namespace, which is where JSX looks for elements.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      /**
       * An answer that the browser finds although it is closed. Not a `div`: on elements that it knows, React writes
       * `hidden` only as yes or no.
       */
      'faq-answer': { hidden: 'until-found'; className: string; children: ReactNode };
    }
  }
}

interface AccordionProps {
  count: number;
  /** `question0`, `answer0`, `question1`, …: Astro passes slots as props. */
  [slot: `question${number}` | `answer${number}`]: ReactNode;
}

/** Radix writes sizes for animations into style attributes, which a strict content security policy forbids. */
const noServerStyle = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/**
 * Questions of which at most one is open; arrows, Home and End move between them.
 * Answers stay in the HTML, where search engines see them, and find-in-page and links to a text open them.
 */
export default function Accordion({ count, ...slots }: AccordionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  useLayoutEffect(() => setOpen(openedBefore(ref.current)), []);
  useLayoutEffect(() => {
    answersIn(ref.current).forEach((answer, index) => {
      if (String(index) === open) answer.removeAttribute('hidden');
      else answer.setAttribute('hidden', 'until-found');
    });
  }, [open]);
  useEffect(() => {
    const root = ref.current;
    const openFound = ({ target }: Event) => {
      const index = answersIn(root).indexOf(target as Element);
      // At once, because the browser scrolls to the place next.
      if (index >= 0) flushSync(() => setOpen(String(index)));
    };
    root?.addEventListener('beforematch', openFound);
    return () => root?.removeEventListener('beforematch', openFound);
  }, []);
  useReady(ref);
  return (
    <Radix.Root
      ref={ref}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="rule border-t-2"
    >
      {Array.from({ length: count }, (_, index) => (
        <Radix.Item key={index} value={String(index)} className="rule flex flex-col border-b-2">
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className="unfold block min-h-14 w-full py-4 text-left text-[1.0625rem] font-[680] leading-snug hover:underline hover:decoration-orange hover:decoration-2 hover:underline-offset-4">
                {slots[`question${index}`]}
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount asChild style={noServerStyle}>
            <faq-answer hidden="until-found" className="max-w-prose pr-10 after:block after:h-5">
              {slots[`answer${index}`]}
            </faq-answer>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

const answersIn = (root: Element | null): Element[] => [...(root?.querySelectorAll('faq-answer') ?? [])];

/** The number of the question that was opened before hydration; of several the last, so that nothing above moves. */
function openedBefore(root: HTMLElement | null): string {
  const questions = [...(root?.querySelectorAll('[aria-expanded]') ?? [])];
  const answers = answersIn(root);
  const last = questions.findLastIndex(
    ({ ariaExpanded }, index) => ariaExpanded === 'true' || !answers[index]?.hasAttribute('hidden'),
  );
  questions.forEach((question, index) => (question.ariaExpanded = String(index === last)));
  return last < 0 ? '' : String(last);
}
