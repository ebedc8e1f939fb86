/** Astro's image service, with the encoding of `encode.ts`. */
import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import { encode, encoders, type Target } from './encode';

const service: LocalImageService = {
  ...baseService,
  validateOptions(options, ...further) {
    const valid = baseService.validateOptions!(options, ...further) as typeof options;
    const encoder = encoders[valid.format as Target['format']];
    // Becomes part of the file's name, because browsers cache a name for a year.
    return { ...valid, quality: Object.values(encoder).join('-') };
  },
  async transform(source, { format, width, height, position }) {
    const target = { format, width, height, focus: position } as Target;
    return { data: await encode(source, target), format: target.format };
  },
};

export default service;
