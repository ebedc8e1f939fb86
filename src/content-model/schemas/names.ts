import { z } from 'astro/zod';
import { drawingNames } from '../vocabulary/drawings';
import { iconNames } from '../vocabulary/icons';

/** The name of a drawing. One schema for all fields, so that editors' schema files list the names once. */
export const drawingName = z.enum(drawingNames).describe('The name of a drawing.');

/** The name of an icon. */
export const iconName = z.enum(iconNames).describe('The name of an icon.');
