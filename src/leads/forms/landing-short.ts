import type { FormDefinition } from '../types';
import {
  firstNameField,
  missingFields,
  origin,
  phoneField,
  serviceField,
  texts,
  toast,
  withAttribution,
} from './parts';

const fields: FormDefinition['fields'] = [firstNameField, phoneField, serviceField];

/** The call-back form of the short lead pages (specification sections 3, 4, 5, 8). */
export const landingShort: FormDefinition = {
  family: 'landingShort',
  words: ['success', 'failure', 'source'],
  webhook: 'lead',
  // Section 8: 'send errors are swallowed and counted as success', which is the main site's unreadable send.
  transport: 'no-cors',
  validation: 'browser',
  fields,
  validate: (values) => missingFields(fields, values),
  buildPayload: (values, context) =>
    withAttribution(
      {
        ...texts(values, 'firstName', 'phone', 'service'),
        ...origin(context, context.source ?? ''),
      },
      context,
    ),
  // The failure toast appears only where the lead is really at risk: neither delivered nor stored.
  effects: (settlement, { toasts: { success, failure } }) => {
    if (settlement === 'unsaved') return toast('destructive', failure);
    return [...toast('success', success), { kind: 'clear' }];
  },
};
