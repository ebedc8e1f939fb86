import type { LeadPayload } from './types';

/**
 * What Google matches a conversion with, under the names of its guide to enhanced conversions: e-mail, phone in
 * E.164, first and last name. The tag hashes them before sending.
 * @returns undefined for a payload without e-mail and without a ten-digit phone number
 */
export function userData(payload: LeadPayload): { user_data: object } | undefined {
  const text = (name: string): string | undefined => {
    const value = payload[name];
    return (typeof value === 'string' && value.trim()) || undefined;
  };
  const [, digits] = /^1?(\d{10})$/.exec(text('phone')?.replace(/\D/g, '') ?? '') ?? [];
  const email = text('email')?.toLowerCase();
  if (!email && !digits) return undefined;
  const [first, ...rest] = (text('fullName') ?? '').split(/\s+/);
  const first_name = text('firstName') ?? first;
  const last_name = text('lastName') ?? rest.join(' ');
  return {
    user_data: {
      ...(email && { email }),
      ...(digits && { phone_number: `+1${digits}` }),
      ...(first_name && { address: { first_name, ...(last_name && { last_name }) } }),
    },
  };
}
