import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

/**
 * The few icons that islands draw themselves, on the same 24-unit grid and with the same line width as the page's
 * icons. lucide-react would add 1.5 KB of script for them.
 */
function icon(name: string, shapes: ReactNode) {
  const Icon = ({ className }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {shapes}
    </svg>
  );
  Icon.displayName = name;
  return Icon;
}

/** Stops slides that change by themselves. */
export const Pause = icon('Pause', <path d="M8.5 5.5v13M15.5 5.5v13" />);
/** Lets slides change by themselves again. */
export const Play = icon('Play', <path d="M8 5.2v13.600L18.800 12z" />);
/** Closes a dialog. */
export const Cross = icon('Cross', <path d="m6 6 12 12M18 6 6 18" />);
