import { describe, expect, it } from 'vitest';
import { hiddenFields, readValues, resolveFields } from '@/leads/fields';
import { formDefinitions } from '@/leads/forms';
import { HONEYPOT_NAME } from '@/leads/types';
import { configOf } from './fixtures';

const { quote, contact, landingLong, landingShort } = formDefinitions;

describe('a page’s form', () => {
  it('shows the controls of its family, each with its text, whatever order the texts have', () => {
    const config = configOf('landingShort', {
      fields: [
        { name: 'service', label: 'What is wrong?' },
        { name: 'phone', label: 'Phone', placeholder: '(972) 555-0123', hint: 'For this request only' },
        { name: 'firstName', label: 'Name' },
      ],
    });
    const [firstName, phone, service] = landingShort.fields;
    expect(resolveFields(landingShort, config)).toEqual([
      { ...firstName, label: 'Name' },
      { ...phone, label: 'Phone', placeholder: '(972) 555-0123', hint: 'For this request only' },
      { ...service, label: 'What is wrong?' },
    ]);
  });

  it('says where it came from even when it is posted without script', () => {
    const origin = 'https://plumber.example.com';
    expect(hiddenFields(quote, configOf('quote'), origin)).toEqual([
      ['source', 'quote_form'],
      ['triggered_from', origin],
    ]);
    expect(hiddenFields(landingLong, configOf('landingLong'), origin)).toEqual([
      ['page', 'Slab Leak Services'],
    ]);
    expect(hiddenFields(landingShort, configOf('landingShort'), origin)).toEqual([
      ['source', 'slab_leaks_landing'],
      ['triggered_from', origin],
    ]);
  });
});

describe('the values of a submitted form', () => {
  it('are those of the family’s own controls and nothing else', () => {
    const data = new FormData();
    data.set('firstName', 'Rosa');
    data.set('phone', '1');
    data.set('email', 'not asked');
    data.set('source', 'forged');
    expect(readValues(data, landingShort)).toEqual({
      honeypot: '',
      firstName: 'Rosa',
      phone: '1',
      service: '',
    });
  });

  it('include the honeypot of every form', () => {
    const data = new FormData();
    data.set(HONEYPOT_NAME, 'spam');
    expect(readValues(data, contact).honeypot).toBe('spam');
    expect(readValues(data, quote).honeypot).toBe('spam');
  });
});
