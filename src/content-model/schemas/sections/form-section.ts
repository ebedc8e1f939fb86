import { z } from 'astro/zod';
import { actions } from '../action';
import { ref } from '../names';
import { line } from '../text';
import { titled, type } from './base';

/** A section with a form and a few points next to it. */
export const formSection = <Type extends string>(name: Type, about: string) =>
  z.strictObject({
    ...titled,
    type: type(name, about),
    form: ref('forms'),
    points: z.array(line(120)).max(6).default([]).describe('Short facts with ticks, at most 6.'),
    actions: actions(2),
  });
