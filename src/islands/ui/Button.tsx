import type { ComponentProps } from 'react';
import { buttonLooks } from './button-looks';

interface Props extends ComponentProps<'button'> {
  look: keyof typeof buttonLooks;
}

/** `Button.astro` for islands: two of its looks, every attribute of `<button>`, `type="button"` unless told otherwise. */
export function Button({ look, className = '', type = 'button', ...attributes }: Props) {
  return <button type={type} className={`${buttonLooks[look]} ${className}`} {...attributes} />;
}
