// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import Accordion from '@/islands/faq/Accordion';

const slots = {
  question0: 'Do you come at night?',
  answer0: <p>No.</p>,
  question1: 'Do you take checks?',
  answer1: <p>Yes.</p>,
  question2: 'Do you clean up?',
  answer2: <p>Always.</p>,
};
const accordion = <Accordion count={3} {...slots} />;
const question = (name: string) => screen.getByRole('button', { name });
const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

afterEach(cleanup);

describe('the questions', () => {
  it('have every answer in the HTML that the server sends, without a style attribute', () => {
    const html = renderToString(accordion);
    for (const answer of ['No.', 'Yes.', 'Always.']) expect(html).toContain(answer);
    expect(html).not.toContain('style=');
    expect(html.match(/\shidden(=|>|\s)/g)).toHaveLength(3);
    expect(html.match(/ hidden="until-found"/g)).toHaveLength(3);
  });

  it('are buttons in headings of the level asked for', () => {
    render(accordion);
    for (const heading of screen.getAllByRole('heading', { level: 3 }))
      expect(heading.querySelector('button')).not.toBeNull();
  });

  it('open one at a time, and the open one can be closed', () => {
    render(accordion);
    expect(expanded()).toEqual(['false', 'false', 'false']);
    fireEvent.click(question('Do you come at night?'));
    expect(expanded()).toEqual(['true', 'false', 'false']);
    fireEvent.click(question('Do you clean up?'));
    expect(expanded()).toEqual(['false', 'false', 'true']);
    fireEvent.click(question('Do you clean up?'));
    expect(expanded()).toEqual(['false', 'false', 'false']);
  });

  it('are walked through with the arrow keys, Home and End', () => {
    render(accordion);
    const [first, second, third] = screen.getAllByRole('button');
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    first?.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(second);
    press('End');
    expect(document.activeElement).toBe(third);
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowUp');
    expect(document.activeElement).toBe(third);
    press('Home');
    expect(document.activeElement).toBe(first);
  });
});
