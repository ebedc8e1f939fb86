import type { Pose } from './figure';

/** Ways to stand, walk and kneel; each adult's neck is 138 cm high when upright. */
export const poses = {
  /** arms at the sides */
  standing: {
    hip: [0, 82],
    neck: [1, 138],
    nearArm: [
      [-4, 104],
      [4, 84],
    ],
    farArm: [
      [8, 106],
      [14, 86],
    ],
    nearLeg: [
      [-3, 46],
      [-6, 6],
    ],
    farLeg: [
      [7, 46],
      [6, 6],
    ],
  },
  /** a phone at the ear, the other hand turned out: explaining */
  phoning: {
    hip: [0, 82],
    neck: [1, 138],
    nearArm: [
      [20, 113],
      [3, 147],
    ],
    farArm: [
      [20, 108],
      [38, 118],
    ],
    nearLeg: [
      [-4, 46],
      [-8, 6],
    ],
    farLeg: [
      [6, 46],
      [7, 6],
    ],
  },
  /** one knee on the floor, both hands before the chest */
  kneeling: {
    hip: [-4, 46],
    neck: [6, 99],
    nearArm: [
      [10, 66],
      [36, 70],
    ],
    farArm: [
      [22, 70],
      [44, 82],
    ],
    nearLeg: [
      [30, 44],
      [26, 6],
    ],
    farLeg: [
      [2, 10],
      [-36, 9],
    ],
    heelUp: true,
  },
  /** one knee on the floor, bent low over a hand that wipes it */
  wiping: {
    hip: [-8, 46],
    neck: [36, 70],
    nearArm: [
      [44, 40],
      [60, 12],
    ],
    farArm: [
      [26, 34],
      [30, 12],
    ],
    nearLeg: [
      [26, 42],
      [20, 6],
    ],
    farLeg: [
      [0, 10],
      [-38, 9],
    ],
    heelUp: true,
  },
  /** holding something out at the height of the chest */
  reaching: {
    hip: [0, 82],
    neck: [2, 138],
    nearArm: [
      [14, 106],
      [42, 116],
    ],
    farArm: [
      [16, 102],
      [30, 98],
    ],
    nearLeg: [
      [-4, 46],
      [-7, 6],
    ],
    farLeg: [
      [6, 46],
      [9, 6],
    ],
  },
  /** a glass or a paper held before the chest */
  offering: {
    hip: [0, 82],
    neck: [1, 138],
    nearArm: [
      [6, 104],
      [22, 116],
    ],
    farArm: [
      [10, 106],
      [16, 84],
    ],
    nearLeg: [
      [-4, 46],
      [-7, 6],
    ],
    farLeg: [
      [6, 46],
      [8, 6],
    ],
  },
  /** on the way, something heavy in the far hand, the near one waving */
  waving: {
    hip: [0, 82],
    neck: [1, 138],
    nearArm: [
      [25, 121],
      [43, 150],
    ],
    farArm: [
      [-6, 106],
      [-8, 82],
    ],
    nearLeg: [
      [6, 46],
      [12, 6],
    ],
    farLeg: [
      [-6, 46],
      [-12, 6],
    ],
  },
  /** on a chair at a desk */
  sitting: {
    hip: [0, 48],
    neck: [2, 104],
    nearArm: [
      [8, 72],
      [34, 76],
    ],
    nearLeg: [
      [38, 50],
      [36, 6],
    ],
  },
} as const satisfies Record<string, Pose>;
