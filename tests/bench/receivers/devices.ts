import type { FormFamily, Transport } from '@/leads/types';
import { FORMS } from '../leads/answers';
import { startDevice, type Device } from '../leads/device';

/** How a form sends; `form` is the native form post of a page without JavaScript. */
export type Way = Transport | 'form';

let visitors = 0;

/** Starts devices of each form family. */
export const startDevices = (
  way: Way,
  common: Pick<Parameters<typeof startDevice>[0], 'browser' | 'origin' | 'spanish'>,
  copies = 1,
): Promise<Device[]> =>
  Promise.all(
    (Object.keys(FORMS) as FormFamily[]).flatMap((family) =>
      Array.from({ length: copies }, () =>
        startDevice({
          ...common,
          family,
          visitor: ++visitors,
          storage: 'none',
          javaScript: way !== 'form',
          earlyScript: true,
        }),
      ),
    ),
  );
