#!/usr/bin/env python3
"""Render one picture with Blender and encode it as AVIF with ffmpeg.

    python3 make.py copper-repipe             the picture itself, ../copper-repipe.avif
    python3 make.py copper-repipe --preview   a quick look, /tmp/copper-repipe.png

Needs Debian's `blender`, `python3-numpy` and `ffmpeg`. Pictures are committed; no build or test runs this.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# A picture outside this range is either visibly damaged or too heavy for the first view's budget.
SMALLEST, LARGEST = 12_000, 45_000


def blender(name, target, width, height, samples):
    """Run the scene `name`.py headless, at the lowest priority."""
    command = ['nice', '-n', '19', 'blender', '--background', '-noaudio', '--python-exit-code', '1',
               '--python', str(HERE / f'{name}.py'), '--', str(target), str(width), str(height), str(samples)]
    # Blender's own Python looks for its library beside the first python3 on the path: let that be Debian's, which has numpy.
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, env={**os.environ, 'PATH': '/usr/bin:/bin'})
    if done.returncode or not target.exists():
        sys.exit(done.stdout[-3000:] + done.stderr[-3000:])
    print(next((line for line in done.stdout.splitlines() if line.startswith('rendered')), ''))


def _avif(source, target, quality):
    chain = 'scale=out_color_matrix=bt709:out_range=full,format=yuv444p'
    colour = ['-color_range', 'pc', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1']
    subprocess.run(['nice', '-n', '19', 'ffmpeg', '-v', 'error', '-y', '-i', str(source), '-vf', chain, '-frames:v', '1',
                    '-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '6', '-crf', str(quality), *colour, str(target)], check=True)


def encode(source, target):
    """Write `target` at the best quality that stays under the limit."""
    # Lower is better and bigger; a few halvings find the best that fits.
    best, worst = 16, 56
    while best < worst:
        quality = (best + worst) // 2
        _avif(source, target, quality)
        if target.stat().st_size <= LARGEST:
            worst = quality
        else:
            best = quality + 1
    _avif(source, target, best)
    size = target.stat().st_size
    if not SMALLEST <= size <= LARGEST:
        sys.exit(f'{target.name} has {size} bytes, outside {SMALLEST} to {LARGEST}')
    print(f'{target.name}: {size} bytes at quality {best}')


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('name', help='a scene in this folder, without .py')
    options.add_argument('--preview', action='store_true', help='small and rough, as a PNG')
    options.add_argument('--samples', type=int, default=None)
    options.add_argument('--encode', action='store_true', help='only encode the raw render that the last run left in the temporary folder')
    wanted = options.parse_args()
    scratch = pathlib.Path(tempfile.gettempdir())
    if wanted.preview:
        blender(wanted.name, scratch / f'{wanted.name}.png', 600, 450, wanted.samples or 20)
        return
    raw = scratch / f'{wanted.name}-raw.png'
    if not wanted.encode:
        blender(wanted.name, raw, 1200, 900, wanted.samples or 64)
    encode(raw, HERE.parent / f'{wanted.name}.avif')


if __name__ == '__main__':
    main()
