import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariants } from '@/components/button';

type ButtonProps = ComponentProps<'button'> & ButtonVariants;

/** `Button.astro` for islands: the same variants, every attribute of `<button>`, `type="button"` unless told otherwise. */
export function Button({ variant, size, className = '', type = 'button', ...attributes }: ButtonProps) {
  return <button type={type} className={`${buttonClass({ variant, size })} ${className}`} {...attributes} />;
}
