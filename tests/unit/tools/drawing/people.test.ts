import { describe, expect, it } from 'vitest';
import { Canvas, palette } from '@/tools/drawing/kit';
import { figure, people, person, poses, skinTones, toolBag, type Pose } from '@/tools/drawing/parts/people';

const draw = (ink: number, scene: (canvas: Canvas) => void): string => {
  const canvas = new Canvas({ view: [-100, -200, 200, 220], ink, decimals: 1, detail: 2 });
  scene(canvas);
  return canvas.svg();
};
const numbersOf = (svg: string): number[] => (svg.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const paths = (svg: string): number => (svg.match(/<path /g) ?? []).length;

describe('the people of the drawings', () => {
  it.each(Object.entries(poses))('stand with both feet on the floor when they are %s', (_, pose: Pose) => {
    for (const leg of [pose.nearLeg, pose.farLeg]) {
      const ankle = leg?.[1][1] ?? 6;
      expect(ankle).toBeGreaterThanOrEqual(6);
      expect(ankle).toBeLessThanOrEqual(9);
    }
    expect(pose.neck[1]).toBeGreaterThan(pose.hip[1]);
  });

  it.each(Object.entries(poses))('have limbs of one length however they are %s', (_, pose: Pose) => {
    const length = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
      Math.hypot(ax - bx, ay - by);
    for (const [knee, ankle] of [pose.nearLeg, ...(pose.farLeg ? [pose.farLeg] : [])]) {
      expect(length(pose.hip, knee)).toBeGreaterThan(34);
      expect(length(pose.hip, knee)).toBeLessThan(42);
      expect(length(knee, ankle)).toBeGreaterThan(36);
      expect(length(knee, ankle)).toBeLessThan(46);
    }
  });

  it('are plumbers by their orange cap, and homeowners without one', () => {
    const plumber = draw(1, (canvas) => person(canvas, { x: 0, y: 0 }, people.plumber, poses.standing));
    const owner = draw(1, (canvas) => person(canvas, { x: 0, y: 0 }, people.homeowner, poses.standing));
    expect(plumber).toContain(palette.orange);
    expect(owner).not.toContain(palette.orange);
  });

  it('come in several skin tones', () => {
    const tones = Object.values(skinTones);
    expect(new Set(tones).size).toBe(tones.length);
    const seen = Object.values(people).map(({ look }) => look.skin);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('turn round as a mirror image', () => {
    const at = (mirror: boolean) =>
      draw(1, (canvas) => toolBag(canvas, { x: 0, y: 60, mirror }, palette.orange));
    expect(at(true)).not.toBe(at(false));
    expect(numbersOf(at(true))).toHaveLength(numbersOf(at(false)).length);
  });

  it('lose brow and smile under a broad pen, where they would only blot', () => {
    const drawn = (ink: number) =>
      draw(ink, (canvas) => figure(canvas, { x: 0, y: 0 }, { ...people.plumber, pose: poses.standing }));
    expect(paths(drawn(4))).toBeLessThan(paths(drawn(1)));
  });
});
