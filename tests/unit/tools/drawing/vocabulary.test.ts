import { describe, expect, it } from 'vitest';
import { drawingNames } from '@/content-model/vocabulary/drawings';
import { cropNames } from '@/tools/drawing/crops';

describe('The drawings that content may name', () => {
  it('are exactly those that are drawn', () => {
    expect([...cropNames].sort()).toEqual([...drawingNames].sort());
  });
});
