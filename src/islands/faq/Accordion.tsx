import * as Radix from '@radix-ui/react-accordion';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useReady } from '../ready';
import { ChevronDown } from '../ui/icons';

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
 * Answers stay in the HTML, so that find-in-page and search engines see them.
 */
export default function Accordion({ count, ...slots }: AccordionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  useLayoutEffect(() => setOpen(openedBefore(ref.current)), []);
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
        <Radix.Item key={index} value={String(index)} className="rule border-b-2">
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left text-[1.0625rem] font-[680] leading-snug hover:underline hover:decoration-orange hover:decoration-2 hover:underline-offset-4">
                <span>{slots[`question${index}`]}</span>
                <ChevronDown className="size-6 shrink-0 transition-[rotate] duration-200 group-aria-expanded:[rotate:180deg] motion-reduce:transition-none" />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount style={noServerStyle} className="max-w-prose pb-5 pr-10">
            {slots[`answer${index}`]}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** The question that was opened before hydration, by its number; of several, the last, so that nothing above moves. */
function openedBefore(root: HTMLElement | null): string {
  const questions = [...(root?.querySelectorAll('[aria-expanded]') ?? [])];
  const last = questions.findLastIndex(({ ariaExpanded }) => ariaExpanded === 'true');
  questions.forEach((question, index) => (question.ariaExpanded = String(index === last)));
  return last < 0 ? '' : String(last);
}
