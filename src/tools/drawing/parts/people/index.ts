export { figure, type Clothes, type Figure, type Joint, type Pose } from './figure';
export { head, skinTones, type Hair, type Look } from './head';
export { people, person, phone, toolBag } from './people';
export { poses } from './poses';
